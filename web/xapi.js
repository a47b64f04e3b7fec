// Says what a frame tells of a set as statements of xAPI, for a page around it that asks for them by the parameter
// "xapi". Nothing is sent from here: the page around the frame gets the statements, adds the actor, whom it alone
// knows, and sends them where it likes.
(() => {
  'use strict';
  const VERBS = {
    answered: { fr: 'a répondu à', en: 'answered' },
    progressed: { fr: 'a avancé dans', en: 'progressed' },
    completed: { fr: 'a terminé', en: 'completed' },
    passed: { fr: 'a réussi', en: 'passed' },
  };
  const ACTIVITIES = 'http://adlnet.gov/expapi/activities/';
  const VERB = 'http://adlnet.gov/expapi/verbs/';

  // The sets of a site, by the address of their page.
  const { root } = window.tablier;
  const page = window.tablier.single ? location.href.replace(/[?#].*/, '#/') : location.origin + root;

  let last = ''; // what has been told of the set

  /** @param {keyof typeof VERBS} name */
  const verb = (name) => ({ id: VERB + name, display: VERBS[name] });

  // statement returns a notice as a statement; null for one that says nothing new. A try is told of its item, and how
  // the set stands whenever that changes, but for the time.
  /** @param {Record<string, any>} notice @returns {Statement | null} */
  function statement({ type, set, title, item, kind, passed, answer, tries, hints, score, seconds, status }) {
    const id = page + 'serie/' + set;
    const [raw, max] = score ?? [0, 0];
    /** @type {Pick<Statement, 'version' | 'timestamp'>} */
    const head = { version: '1.0.3', timestamp: new Date().toISOString() };
    if (type === 'task' && item) {
      return {
        ...head,
        verb: verb('answered'),
        object: {
          objectType: 'Activity',
          id: id + '/' + item,
          definition: {
            type: ACTIVITIES + 'question',
            name: { fr: 'Élément ' + item + ' (' + kind + ')', en: 'Item ' + item + ' (' + kind + ')' },
          },
        },
        result: {
          success: passed,
          completion: passed,
          ...(answer && { response: answer }),
          extensions: { [page + 'xapi/tries']: tries ?? 0, [page + 'xapi/hints']: hints ?? 0 },
        },
        context: { platform: 'Tablier', contextActivities: { parent: [{ objectType: 'Activity', id }] } },
      };
    }
    const stands = JSON.stringify([set, score, status]);
    if (type !== 'set' || stands === last) return null;
    last = stands;
    return {
      ...head,
      verb: verb(status === 'incomplete' ? 'progressed' : status),
      object: {
        objectType: 'Activity',
        id,
        definition: { type: ACTIVITIES + 'assessment', name: { fr: title || 'Série', en: title || 'Set' } },
      },
      result: {
        success: status === 'passed',
        completion: status !== 'incomplete',
        ...(max > 0 && { score: { raw, min: 0, max, scaled: raw / max } }),
        duration: 'PT' + (seconds ?? 0) + 'S',
      },
      context: { platform: 'Tablier' },
    };
  }

  window.tablierStatement = statement;
})();

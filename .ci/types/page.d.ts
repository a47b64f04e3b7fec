// What the scripts of a page give one another. TypeScript reads it; no page does.

interface Window {
  tablier: Tablier;
  Tablier: { embed: Function; address: Function; ask: Function };
  tablierCompile: (address: string) => Promise<WebAssembly.Module>;
  tablierTurn: <Result>(work: () => Result) => Result;
  tablierAsk: (instance: WebAssembly.Instance) => (question: string, values: boolean) => string;
  tablierPython: (
    address: string, bring: () => Promise<object>, memory: PythonMemory,
    bringValues: (names: string[], late: AbortSignal) => Promise<Map<string, Blob>>,
  ) => Python;
  tablierExplain: (error: PythonError, lang: string) => { title: string; advice: string; more: string };
  tablierEditor: (field: HTMLTextAreaElement) => Editor;
  tablierStatement?: (notice: Record<string, any>) => Statement | null;
  API?: ScormAPI;
  trustedTypes?: TrustedTypes;
  goappGetenv: (key: string) => string | undefined;
  goappOnUpdate: () => void;
  goappOnAppInstallChange: () => void;
  goappNav: () => void;
}

/** What boot.js and host.js give the program. */
interface Tablier {
  root: string;
  single: boolean;
  licence: string;
  returned: boolean;
  visits: string[];
  chose(): void;
  goesOn(visit: string): () => void;
  course(on: boolean): void;
  takeFirstTap(): Tap | null;
  ready(): void;
  engine(onText: (text: string) => void, onFail: (why: string) => void): { send(text: string): void; kill(): void };
  drawings: Map<string | null, HTMLTemplateElement>;
  demand(name: string): Promise<string>;
  held(names: string[]): Promise<boolean[]>;
  hold(name: string): Promise<boolean>;
  python(): Promise<Python | null>;
  keepPython(): Promise<void>;
  seen(element: Element): Promise<void>;
  update: { available: boolean; onAvailable(listener: () => void): void; apply(): void };
  offlineReady: Promise<boolean>;
  host?: {
    post(text: string): void;
    listen(hears: (text: string) => void, floods: () => void): void;
    onTouch(f: () => void): void;
    storage: object | null;
  };
}

/** What a platform of SCORM 1.2 gives the pages that it opens. */
interface ScormAPI {
  LMSInitialize(empty: string): string;
  LMSFinish(empty: string): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(empty: string): string;
}

/** A text in several languages. */
interface LanguageMap {
  fr: string;
  en: string;
}

/** A statement of xAPI 1.0.3 without its actor, whom the page around a frame alone knows. */
interface Statement {
  version: '1.0.3';
  timestamp: string;
  verb: { id: string; display: LanguageMap };
  object: {
    objectType: 'Activity';
    id: string;
    definition: { type: string; name: LanguageMap };
  };
  result: {
    success: boolean;
    completion: boolean;
    score?: { raw: number; min: 0; max: number; scaled: number };
    duration?: string;
    response?: string;
    extensions?: Record<string, number>;
  };
  context: {
    platform: 'Tablier';
    contextActivities?: { parent: { objectType: 'Activity'; id: string }[] };
  };
}

/** What page.js gives the program. */
interface Python {
  open(tell?: (state: string) => void): Promise<string>;
  editor(field: HTMLTextAreaElement): Editor;
  session(hear: (text: string) => void): { send(text: string): void; end(): void };
}

/** A request to a program in Python, with its text as it is sent. */
interface PythonRequest {
  id: number;
  op: string;
  backwards?: boolean;
  text: string;
  printed: number; // characters of what it has printed that have been handed on
  skip: number; // of these, how many it is to print again
  done: boolean; // before the program was run again
}

/** Where the page keeps the memory of Python as it is before any program runs. */
interface PythonMemory {
  kept(): Promise<Blob | null>;
  keep(made: Blob | null): Promise<void>;
}

/** A field that editor.js has dressed. */
interface Editor {
  draw(): void;
  mark(line: number): void;
  press(sign: string): void;
  replace(text: string): void;
}

/** What ends a program in Python. */
interface PythonError {
  kind: string;
  type: string;
  line: number;
  message: string;
  returned?: string;
  program?: string;
}

/** Of browsers that tell of it. */
interface Navigator {
  connection?: { saveData?: boolean };
}

interface Tap {
  point: string;
  route: string;
}

/** Of wasm_exec.js. */
declare class Go {
  importObject: WebAssembly.Imports;
  exited: boolean;
  _resume(): void;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** Where the browser has them. What a policy lets through is used as a text is. */
interface TrustedTypes {
  createPolicy<Rules extends Record<string, (text: string, type: string, sink: string) => string>>(name: string, rules: Rules): Rules;
}

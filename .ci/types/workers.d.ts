// What the workers find around them. TypeScript reads it; no worker does.

/** Of wasm_exec.js. */
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

declare var tablierCompile: (address: string) => Promise<WebAssembly.Module>;
declare var tablierListen: (listener: (line: string) => void) => void;
/** Of Brython: its names come and go with its versions, and web/python/worker.js uses many. */
declare var __BRYTHON__: any;
declare var tablierServe: (answer: (question: string, values: boolean) => string) => void;
declare var tablierHost: Record<string, (...fields: any[]) => void>;
declare var tablierModules: Record<string, unknown>;
declare var tablierFault: (thrown: any, source: string, line: number) => {
  kind: string; type: string; line: number; message: string; python: string;
};
declare var document: undefined;
declare var trustedTypes: TrustedTypes | undefined;

/** Where the browser has them. What a policy lets through is used as a text is. */
interface TrustedTypes {
  createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
}

// sw.js runs in a ServiceWorkerGlobalScope.
declare var registration: ServiceWorkerRegistration;
declare var clients: Clients;
declare function skipWaiting(): Promise<void>;

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

// What the workers find around them. TypeScript reads it; no worker does.

/** Of wasm_exec.js. */
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

declare var tablierCompile: (address: string) => Promise<WebAssembly.Module>;
declare var tablierListen: (listener: (line: string) => void) => void;
declare var tablierBring: (
  folder: string, names: string, fetched: number, hear: (files: (Uint8Array | null)[] | null) => void,
) => void;
declare var tablierAsk: TablierAsk;
declare var document: undefined;
declare var trustedTypes: TrustedTypes | undefined;

/** What ai.wasm answers to a question, once it runs; see ask.js. */
type TablierAsk = (instance: WebAssembly.Instance) => (question: string, values: boolean) => string;

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

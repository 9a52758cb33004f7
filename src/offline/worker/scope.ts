// Types of the service worker that this project uses. The libraries of types
// for workers and for pages cannot both be in one program.

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerMessageEvent<Message> extends ExtendableEvent {
  readonly data: Message;
}

interface WorkerEvents<Message> {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: WorkerMessageEvent<Message>;
}

/** Global scope of a service worker that receives messages of one type. */
export interface WorkerScope<Message = never> {
  readonly addEventListener: <Name extends keyof WorkerEvents<Message>>(
    name: Name,
    listener: (event: WorkerEvents<Message>[Name]) => void,
  ) => void;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
  };
  readonly skipWaiting: () => Promise<void>;
}

/** Messages between a page and a lab's worker that are common to all labs. */
import type { LoadFailureReason } from './loadState';

/** Message types on which both ends of a lab agree. */
export interface Protocol {
  /** Data that the worker needs in order to start. */
  readonly init: object;
  /** Data that the worker sends when it is ready. */
  readonly ready: object;
  /** Methods that the page can call; each returns a promise. */
  readonly calls: object;
  /**
   * Reason for a rejected call. An object, because structured cloning loses an
   * error's class.
   */
  readonly refusal: object;
  /** One-way messages from the page. */
  readonly aside: { readonly kind: string };
  /** One-way messages from the worker. */
  readonly event: { readonly kind: string };
}

/** Method names of a calls interface. */
export type NameOf<Calls> = keyof Calls & string;

type Method = (...args: never[]) => Promise<unknown>;

/** Parameters of one method. */
export type ArgumentsOf<
  Calls,
  Name extends NameOf<Calls>,
> = Calls[Name] extends Method ? Parameters<Calls[Name]> : never;

/** Resolved value of one method. */
export type ResultOf<
  Calls,
  Name extends NameOf<Calls>,
> = Calls[Name] extends Method ? Awaited<ReturnType<Calls[Name]>> : never;

/** Message that calls one method. */
export type CallOf<Calls> = {
  [Name in NameOf<Calls>]: {
    readonly name: Name;
    readonly args: ArgumentsOf<Calls, Name>;
  };
}[NameOf<Calls>];

type Init<P extends Protocol> = {
  readonly kind: 'init';
  /** True when the browser's cached copy of the files is damaged. */
  readonly refresh: boolean;
} & P['init'];

/** Messages handled by `createService`. */
export type Request<P extends Protocol> =
  | Init<P>
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: CallOf<P['calls']>;
    };

/** Messages from the page to the worker. */
export type MessageOf<P extends Protocol> = Request<P> | P['aside'];

/** Messages that `createService` posts. */
export type Answer<P extends Protocol> =
  | { readonly kind: 'progress'; readonly received: number }
  | ({ readonly kind: 'ready' } & P['ready'])
  | { readonly kind: 'failed'; readonly reason: LoadFailureReason }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly refusal: P['refusal'];
    };

/** Messages from the worker to the page. */
export type ReplyOf<P extends Protocol> = Answer<P> | P['event'];

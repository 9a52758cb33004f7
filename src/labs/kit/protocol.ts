/** What a page and the worker of a lab say to each other, whatever the lab does. */
import type { LoadFailureReason } from './loading';

/** What the two ends of a lab agree on. */
export interface Protocol {
  /** What the worker needs to begin. */
  readonly init: object;
  /** What it tells of itself when it is ready. */
  readonly ready: object;
  /** What it can be asked for: methods that promise an answer. */
  readonly calls: object;
  /** Why it could not do something; errors do not travel with their class. */
  readonly refusal: object;
  /** What the page says besides, without an answer. */
  readonly aside: { readonly kind: string };
  /** What the worker tells by itself. */
  readonly event: { readonly kind: string };
}

/** The names of a list of calls. */
export type NameOf<Calls> = keyof Calls & string;

type Method = (...args: never[]) => Promise<unknown>;

/** What one of them is called with. */
export type ArgumentsOf<
  Calls,
  Name extends NameOf<Calls>,
> = Calls[Name] extends Method ? Parameters<Calls[Name]> : never;

/** What comes of it. */
export type AnswerOf<
  Calls,
  Name extends NameOf<Calls>,
> = Calls[Name] extends Method ? Awaited<ReturnType<Calls[Name]>> : never;

/** One of them, as it travels. */
export type CallOf<Calls> = {
  [Name in NameOf<Calls>]: {
    readonly name: Name;
    readonly args: ArgumentsOf<Calls, Name>;
  };
}[NameOf<Calls>];

type Init<P extends Protocol> = {
  readonly kind: 'init';
  /** What the browser keeps of the files is damaged. */
  readonly refresh: boolean;
} & P['init'];

/** What a service answers. */
export type Request<P extends Protocol> =
  | Init<P>
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: CallOf<P['calls']>;
    };

/** To the worker. */
export type MessageOf<P extends Protocol> = Request<P> | P['aside'];

/** What a service answers with. */
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

/** From the worker. */
export type ReplyOf<P extends Protocol> = Answer<P> | P['event'];

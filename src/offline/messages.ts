import type { Typed } from './mailbox';

/** What a page tells the worker. */
export type PageMessage =
  /** For the worker of the page that asks for it. */
  | {
      readonly kind: 'input';
      readonly address: string;
      readonly typed: Typed;
    }
  /** The application shows a page: it did not come as a page. */
  | {
      readonly kind: 'shown';
      readonly path: string;
      /** Where whoever reads it goes next. */
      readonly next?: string;
      readonly build: string;
    }
  /** The application is alive, and its other parts may come when there is time. */
  | { readonly kind: 'alive'; readonly build: string };

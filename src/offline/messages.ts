import type { TypedInput } from './mailbox';

/** Message from a page to the service worker. */
export type PageMessage =
  /** Input for the worker of the page that requests it at this address. */
  | {
      readonly kind: 'input';
      readonly address: string;
      readonly typed: TypedInput;
    }
  /** The application shows a page that was not requested as a page. */
  | {
      readonly kind: 'shown';
      readonly path: string;
      /** Path of the page that comes next, which the worker caches ahead. */
      readonly next?: string;
      readonly build: string;
    }
  /** The page is hydrated, so the rest of the application can be cached. */
  | { readonly kind: 'alive'; readonly build: string };

/** What a page tells the worker. */
export type PageMessage =
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

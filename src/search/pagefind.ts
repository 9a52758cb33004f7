/** Parts of Pagefind's browser API that the engine uses. */
export interface PagefindFragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
    readonly anchor?: { readonly id: string };
    readonly weighted_locations: readonly { readonly balanced_score: number }[];
  }[];
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindFragment>;
}

export interface PagefindInstance {
  readonly init: () => Promise<unknown>;
  readonly search: (
    term: string,
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
  readonly destroy: () => Promise<unknown>;
}

interface PagefindOptions {
  readonly basePath: string;
  readonly baseUrl: string;
  readonly excerptLength: number;
  readonly noWorker: boolean;
}

/** Exports of `pagefind.js`. */
export interface PagefindModule {
  readonly createInstance: (options: PagefindOptions) => PagefindInstance;
}

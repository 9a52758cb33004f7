export const categoryNames = ['rows', 'reviews', 'info'] as const;

export type CategoryName = (typeof categoryNames)[number];

/** Data of an article for lists, related articles and the home page. */
export interface ArticleSummary {
  readonly permalink: string;
  /** Address with its category, as authors write it: `/rows/rc1`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: CategoryName;
  /** Day of publication, `AAAA-MM-DD`. */
  readonly date: string;
  readonly author: string;
  readonly cover: string;
  readonly coverAlt: string;
  readonly grade?: number;
  readonly level?: string;
  /** Reading time in whole minutes. */
  readonly minutes: number;
}

/** Global data of the plugin `articles`, newest first. */
export interface ArticlesData {
  readonly articles: readonly ArticleSummary[];
}

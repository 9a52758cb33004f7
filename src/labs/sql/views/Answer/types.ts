/** Level of a title in the page. */
export type HeadingLevel = 2 | 3 | 4;

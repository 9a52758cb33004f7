import { courses } from '../src/courses';

/** An old address and the page that replaced it, both without the base URL. */
export interface Redirect {
  /** Path without trailing slash, as visitors typed it. */
  readonly from: string;
  /** Path with trailing slash, so that a visitor is not redirected twice. */
  readonly to: string;
}

const frozenEditions = [
  ...new Set(courses.flatMap(({ editions }) => editions)),
];

/**
 * Redirects from each frozen edition to its first course, since a frozen
 * edition has no home page.
 */
const editionRedirects = frozenEditions.flatMap((edition) =>
  courses
    .filter(({ editions }) => editions.includes(edition))
    .slice(0, 1)
    .map(({ root }) => ({ from: `/${edition}`, to: `/${edition}${root}` })),
);

/**
 * Redirects from addresses of the first edition that moved. No page of the site
 * links to them; they serve bookmarks and links from other sites.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/article', to: '/articulos/info/cyberpunk/' },
  { from: '/review', to: '/articulos/reviews/brotato/' },
  { from: '/article/dead', to: '/articulos/reviews/rw1/' },
  { from: '/rows/rc1', to: '/articulos/rows/rc1/' },
  { from: '/rows/rc2', to: '/articulos/rows/rc2/' },
  { from: '/rows/rc3', to: '/articulos/rows/rc3/' },
  { from: '/rows/rc4', to: '/articulos/rows/rc4/' },
  { from: '/rows/rc5', to: '/articulos/rows/rc5/' },
  ...editionRedirects,
];

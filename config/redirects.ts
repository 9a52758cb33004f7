import { courses } from '../src/courses';

/** An old address and the page that took its place; both without the site's base path. */
export interface Redirect {
  /** Without trailing slash, as people typed it. */
  readonly from: string;
  /** With trailing slash, so that a visitor is never redirected twice. */
  readonly to: string;
}

const frozenEditions = [
  ...new Set(courses.flatMap(({ editions }) => editions)),
];

/** A frozen edition has no page of its own: it begins with its first course. */
const editionRedirects = frozenEditions.flatMap((edition) =>
  courses
    .filter(({ editions }) => editions.includes(edition))
    .slice(0, 1)
    .map(({ root }) => ({ from: `/${edition}`, to: `/${edition}${root}` })),
);

/**
 * Addresses of the first edition that moved. Nothing on the site links to
 * them; they exist for bookmarks and links from elsewhere.
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

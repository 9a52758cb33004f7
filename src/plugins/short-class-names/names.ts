const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `abcdefghijklmnopqrstuvwxyz${FIRST}0123456789`;

/** Returns a name that starts with a capital, as no class of the theme does. */
function formatShortName(index: number): string {
  let name = FIRST.charAt(index % FIRST.length);
  for (
    let rest = Math.floor(index / FIRST.length);
    rest > 0;
    rest = Math.floor((rest - 1) / NEXT.length)
  )
    name += NEXT.charAt((rest - 1) % NEXT.length);
  return name;
}

const COMMENT = /\/\*[^]*?\*\//g;

/** Matches classes and animations; false matches do no harm. */
const LOCAL = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

function findLocalNames(css: string): string[] {
  const localNames = css.replace(COMMENT, '').matchAll(LOCAL);
  return [...new Set([...localNames].map(([, name = '']) => name))];
}

/**
 * A CSS module: its path, which must not change from build to build, and its
 * text.
 */
export interface Sheet {
  readonly path: string;
  readonly css: string;
}

/** Joins the path of a module and one of its classes. */
const formatKey = (path: string, local: string): string => `${path} ${local}`;

/**
 * Numbers the classes of all CSS modules, so that each has a name of one or two
 * letters, the same for the pages and for their application.
 *
 * @returns The short name of each class, whose key is the path of its module, a
 *   space and the class.
 */
export function numberClasses(
  sheets: readonly Sheet[],
): ReadonlyMap<string, string> {
  const keys = sheets
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, css }) =>
      findLocalNames(css).map((name) => formatKey(path, name)),
    );
  return new Map(keys.map((key, index) => [key, formatShortName(index)]));
}

/**
 * Creates a function from the path of a module and a class to the short name;
 * undefined for an unknown class.
 */
export function createShortNames(
  sheets: readonly Sheet[],
): (path: string, local: string) => string | undefined {
  const names = numberClasses(sheets);
  return (path, local) => names.get(formatKey(path, local));
}

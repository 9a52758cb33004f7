/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
export function field(value, key) {
  return typeof value === 'object' && value !== null
    ? /** @type {Record<string, unknown>} */ (value)[key]
    : undefined;
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
export const list = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {string | undefined} text The file in which a runner left its result.
 * @returns {unknown} Nothing when it is not whole.
 */
export function parseResult(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} testResult Of a file, as jest writes it.
 * @param {string} root
 * @returns {string} Its path inside the project.
 */
export function fileOf(testResult, root) {
  const name = String(field(testResult, 'name'));
  return name.startsWith(root) ? name.slice(root.length + 1) : name;
}

/**
 * @param {unknown} suite As Playwright writes it.
 * @param {readonly string[]} [above] Titles of the groups around it.
 * @returns {{title: string, spec: unknown}[]} Its tests and those of the groups in it.
 */
export function specsOf(suite, above = []) {
  const titles = [...above, String(field(suite, 'title'))];
  return [
    ...list(field(suite, 'specs')).map((spec) => ({
      title: [...titles, String(field(spec, 'title'))].join(' › '),
      spec,
    })),
    ...list(field(suite, 'suites')).flatMap((inner) => specsOf(inner, titles)),
  ];
}

/**
 * @param {unknown} spec A test, as Playwright writes it.
 * @returns {unknown[]} What each of its runs gave.
 */
export const resultsOf = (spec) =>
  list(field(spec, 'tests')).flatMap((test) => list(field(test, 'results')));

/**
 * @param {unknown} spec A test, as Playwright writes it.
 * @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @returns {boolean}
 */
export const hasStatus = (spec, status) =>
  list(field(spec, 'tests')).some((test) => field(test, 'status') === status);

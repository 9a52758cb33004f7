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
 * @param {string | undefined} text Content of the report that a runner wrote.
 * @returns {unknown} Undefined when it is not complete.
 */
export function parseResult(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} testResult Result of one file in a report of Jest.
 * @param {string} root
 * @returns {string} Path of the file inside the project.
 */
export function fileOf(testResult, root) {
  const name = String(field(testResult, 'name'));
  return name.startsWith(root) ? name.slice(root.length + 1) : name;
}

/**
 * @param {unknown} suite Suite in a report of Playwright.
 * @param {readonly string[]} [above] Titles of the suites around it.
 * @returns {{title: string, spec: unknown}[]} Tests of the suite and of those
 *   inside it.
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
 * @param {unknown} spec Test in a report of Playwright.
 * @returns {unknown[]} Result of each of its runs.
 */
export const resultsOf = (spec) =>
  list(field(spec, 'tests')).flatMap((test) => list(field(test, 'results')));

/**
 * @param {unknown} spec Test in a report of Playwright.
 * @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @returns {boolean}
 */
export const hasStatus = (spec, status) =>
  list(field(spec, 'tests')).some((test) => field(test, 'status') === status);

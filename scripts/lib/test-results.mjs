/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
export function getField(value, key) {
  return typeof value === 'object' && value !== null
    ? /** @type {Record<string, unknown>} */ (value)[key]
    : undefined;
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
export const toList = (value) => (Array.isArray(value) ? value : []);

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
export function getTestFile(testResult, root) {
  const name = String(getField(testResult, 'name'));
  return name.startsWith(root) ? name.slice(root.length + 1) : name;
}

/**
 * @param {unknown} suite Suite in a report of Playwright.
 * @param {readonly string[]} [above] Titles of the suites around it.
 * @returns {{title: string, spec: unknown}[]} Tests of the suite and of those
 *   inside it.
 */
export function listSpecs(suite, above = []) {
  const titles = [...above, String(getField(suite, 'title'))];
  return [
    ...toList(getField(suite, 'specs')).map((spec) => ({
      title: [...titles, String(getField(spec, 'title'))].join(' › '),
      spec,
    })),
    ...toList(getField(suite, 'suites')).flatMap((inner) =>
      listSpecs(inner, titles),
    ),
  ];
}

/**
 * @param {unknown} spec Test in a report of Playwright.
 * @returns {unknown[]} Result of each of its runs.
 */
export const listResults = (spec) =>
  toList(getField(spec, 'tests')).flatMap((test) =>
    toList(getField(test, 'results')),
  );

/**
 * @param {unknown} spec Test in a report of Playwright.
 * @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @returns {boolean}
 */
export const hasStatus = (spec, status) =>
  toList(getField(spec, 'tests')).some(
    (test) => getField(test, 'status') === status,
  );

import { formatTable } from './table.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * What took time in a run of the check: a file of tests, or a whole step.
 *
 * @typedef {object} Part
 * @property {string} step
 * @property {string} name
 * @property {number} seconds
 */

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
const field = (value, key) =>
  typeof value === 'object' && value !== null
    ? /** @type {Record<string, unknown>} */ (value)[key]
    : undefined;

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {unknown} result What jest wrote.
 * @param {string} root
 */
function partsOfJest(result, root) {
  return list(field(result, 'testResults')).map((each) => {
    const name = String(field(each, 'name'));
    return {
      name: name.startsWith(root) ? name.slice(root.length + 1) : name,
      seconds:
        (Number(field(each, 'endTime')) - Number(field(each, 'startTime'))) /
        1000,
    };
  });
}

/**
 * @param {unknown} suite
 * @returns {number} Milliseconds of its tests and of those of the suites in it.
 */
function durationOf(suite) {
  const results = list(field(suite, 'specs'))
    .flatMap((spec) => list(field(spec, 'tests')))
    .flatMap((test) => list(field(test, 'results')));
  return [
    ...results.map((each) => Number(field(each, 'duration'))),
    ...list(field(suite, 'suites')).map(durationOf),
  ].reduce((total, each) => total + each, 0);
}

/** @param {unknown} result What Playwright wrote. */
const partsOfPlaywright = (result) =>
  list(field(result, 'suites')).map((suite) => ({
    name: String(field(suite, 'title')),
    seconds: durationOf(suite) / 1000,
  }));

/**
 * @param {string | undefined} text
 * @returns {unknown}
 */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * The parts of a step: its files of tests, or itself.
 *
 * @param {Outcome} outcome
 * @param {string | undefined} resultText
 * @param {string} root
 * @returns {Part[]}
 */
export function partsOf({ step, seconds, isFromStamp }, resultText, root) {
  if (isFromStamp) return [];
  const result = parse(resultText);
  const files =
    step.tests?.kind === 'jest'
      ? partsOfJest(result, root)
      : step.tests?.kind === 'playwright'
        ? partsOfPlaywright(result)
        : [];
  return files.length === 0
    ? [{ step: step.name, name: '', seconds }]
    : files.map((part) => ({ step: step.name, ...part }));
}

/**
 * @param {readonly Part[]} parts
 * @param {number} [count]
 * @returns {string} A table of those that took longest.
 */
export function formatSlowest(parts, count = 10) {
  const slowest = [...parts]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
  return formatTable(
    slowest.map(({ step, name, seconds }) => [
      `${seconds.toFixed(1)} s`,
      step,
      name,
    ]),
  );
}

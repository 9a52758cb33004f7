import { formatTable } from './table.mjs';
import { field, fileOf, list, resultsOf, specsOf } from './test-results.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * Timed part of a run of the check: a test file, or a whole step.
 *
 * @typedef {object} Part
 * @property {string} step
 * @property {string} name
 * @property {number} seconds
 */

/**
 * @param {unknown} result Parsed report of Jest.
 * @param {string} root
 */
function partsOfJest(result, root) {
  return list(field(result, 'testResults')).map((each) => ({
    name: fileOf(each, root),
    seconds:
      (Number(field(each, 'endTime')) - Number(field(each, 'startTime'))) /
      1000,
  }));
}

/**
 * @param {unknown} suite
 * @returns {number} Milliseconds of all its tests.
 */
const durationOf = (suite) =>
  specsOf(suite)
    .flatMap(({ spec }) => resultsOf(spec))
    .reduce(
      /** @param {number} total */
      (total, each) => total + Number(field(each, 'duration')),
      0,
    );

/** @param {unknown} result Parsed report of Playwright. */
const partsOfPlaywright = (result) =>
  list(field(result, 'suites')).map((suite) => ({
    name: String(field(suite, 'title')),
    seconds: durationOf(suite) / 1000,
  }));

/**
 * @param {unknown} result Parsed report of the content proofs.
 * @returns {{name: string, seconds: number}[]} One part per page.
 */
function partsOfContent(result) {
  /** @type {Map<string, number>} */
  const secondsOf = new Map();
  for (const each of list(field(result, 'results'))) {
    const page = String(field(each, 'page'));
    const seconds = Number(field(each, 'seconds'));
    secondsOf.set(page, (secondsOf.get(page) ?? 0) + seconds);
  }
  return [...secondsOf].map(([name, seconds]) => ({ name, seconds }));
}

/**
 * @param {import('./steps.mjs').TestRun | undefined} tests
 * @param {unknown} result
 * @param {string} root
 */
function partsOfTests(tests, result, root) {
  switch (tests?.kind) {
    case 'jest':
      return partsOfJest(result, root);
    case 'playwright':
      return partsOfPlaywright(result);
    case 'content':
      return partsOfContent(result);
    default:
      return [];
  }
}

/**
 * Lists the parts of a step: its test files, or itself.
 *
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @param {string} root
 * @returns {Part[]}
 */
export function partsOf({ step, seconds, isFromStamp }, result, root) {
  if (isFromStamp) return [];
  const files = partsOfTests(step.tests, result, root);
  return files.length === 0
    ? [{ step: step.name, name: '', seconds }]
    : files.map((part) => ({ step: step.name, ...part }));
}

/**
 * @param {readonly Part[]} parts
 * @param {number} [count]
 * @returns {string} Table of the parts that took longest.
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

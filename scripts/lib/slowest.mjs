import { formatTable } from './table.mjs';
import {
  getField,
  getTestFile,
  toList,
  listResults,
  listSpecs,
} from './test-results.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * Timed part of a run of the check: a test file, or a whole step.
 *
 * @typedef {object} TimedPart
 * @property {string} step
 * @property {string} name
 * @property {number} seconds
 */

/**
 * @param {unknown} result Parsed report of Jest.
 * @param {string} root
 */
function listJestParts(result, root) {
  return toList(getField(result, 'testResults')).map((each) => ({
    name: getTestFile(each, root),
    seconds:
      (Number(getField(each, 'endTime')) -
        Number(getField(each, 'startTime'))) /
      1000,
  }));
}

/**
 * @param {unknown} suite
 * @returns {number} Milliseconds of all its tests.
 */
const sumDurations = (suite) =>
  listSpecs(suite)
    .flatMap(({ spec }) => listResults(spec))
    .reduce(
      /** @param {number} total */
      (total, each) => total + Number(getField(each, 'duration')),
      0,
    );

/** @param {unknown} result Parsed report of Playwright. */
const listPlaywrightParts = (result) =>
  toList(getField(result, 'suites')).map((suite) => ({
    name: String(getField(suite, 'title')),
    seconds: sumDurations(suite) / 1000,
  }));

/**
 * @param {unknown} result Parsed report of the content proofs.
 * @returns {{name: string, seconds: number}[]} One part per page.
 */
function listContentParts(result) {
  /** @type {Map<string, number>} */
  const secondsByPage = new Map();
  for (const each of toList(getField(result, 'results'))) {
    const page = String(getField(each, 'page'));
    const seconds = Number(getField(each, 'seconds'));
    secondsByPage.set(page, (secondsByPage.get(page) ?? 0) + seconds);
  }
  return [...secondsByPage].map(([name, seconds]) => ({ name, seconds }));
}

/**
 * @param {import('./steps.mjs').TestRun | undefined} tests
 * @param {unknown} result
 * @param {string} root
 */
function listTestParts(tests, result, root) {
  switch (tests?.kind) {
    case 'jest':
      return listJestParts(result, root);
    case 'playwright':
      return listPlaywrightParts(result);
    case 'content':
      return listContentParts(result);
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
 * @returns {TimedPart[]}
 */
export function listParts({ step, seconds, isFromStamp }, result, root) {
  if (isFromStamp) return [];
  const files = listTestParts(step.tests, result, root);
  return files.length === 0
    ? [{ step: step.name, name: '', seconds }]
    : files.map((part) => ({ step: step.name, ...part }));
}

/**
 * @param {readonly TimedPart[]} parts
 * @param {number} [count]
 * @returns {string} Table of the parts that took longest.
 */
export function formatSlowest(parts, count = 10) {
  const slowest = [...parts]
    .sort((left, right) => right.seconds - left.seconds)
    .slice(0, count);
  return formatTable(
    slowest.map(({ step, name, seconds }) => [
      `${seconds.toFixed(1)} s`,
      step,
      name,
    ]),
  );
}

import { formatTable } from './table.mjs';
import { getField } from './test-results.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

const MARKS = { passed: '✓', failed: '✗', skipped: '–' };

/**
 * @param {unknown} value
 * @param {readonly string[]} keys
 * @returns {number | undefined} Sum of the keys; undefined when one is not a
 *   number.
 */
function sumFields(value, keys) {
  const numbers = keys.map((key) => Number(getField(value, key)));
  return numbers.some(Number.isNaN)
    ? undefined
    : numbers.reduce((total, number) => total + number, 0);
}

/**
 * Fields of a report that count as passed, failed and skipped. A Jest file that
 * breaks before its first test reports no failed test, so it is counted apart;
 * a browser test that passed on a retry counts as passed.
 */
const COUNTED_FIELDS = {
  jest: {
    passed: ['numPassedTests'],
    failed: ['numFailedTests', 'numRuntimeErrorTestSuites'],
    skipped: ['numPendingTests'],
  },
  playwright: {
    passed: ['expected', 'flaky'],
    failed: ['unexpected'],
    skipped: ['skipped'],
  },
  content: { passed: ['passed'], failed: ['failed'], skipped: ['skipped'] },
};

/**
 * @param {import('./steps.mjs').TestRun['kind']} kind
 * @param {unknown} result
 * @returns {Count | undefined} Undefined when the report lacks a number.
 */
function countTests(kind, result) {
  const numbers = kind === 'playwright' ? getField(result, 'stats') : result;
  const passedCount = sumFields(numbers, COUNTED_FIELDS[kind].passed);
  const failedCount = sumFields(numbers, COUNTED_FIELDS[kind].failed);
  const skippedCount = sumFields(numbers, COUNTED_FIELDS[kind].skipped);
  return passedCount === undefined ||
    failedCount === undefined ||
    skippedCount === undefined
    ? undefined
    : { passed: passedCount, failed: failedCount, skipped: skippedCount };
}

/**
 * Counts what a step adds to the totals: its tests if it runs tests, else
 * itself. A failed step adds at least one failure.
 *
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @returns {Count}
 */
export function countOutcome({ step, status }, result) {
  if (status === 'skipped') return { passed: 0, failed: 0, skipped: 1 };
  const stepCount =
    status === 'passed'
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 };
  if (!step.tests) return stepCount;
  const tests = countTests(step.tests.kind, result);
  if (!tests) return { passed: 0, failed: 1, skipped: 0 };
  return status === 'failed' && tests.failed === 0
    ? { ...tests, failed: 1 }
    : tests;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addCounts(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/** Maximum number of unstable tests in a run that passes. */
const MAX_UNSTABLE_TESTS = 2;

/**
 * Counts unstable tests as failed when there are too many to be chance.
 *
 * @param {Count} count
 * @param {number} unstable Number of passed tests that failed at first.
 * @returns {Count}
 */
export const failTooManyUnstable = ({ passed, failed, skipped }, unstable) =>
  unstable > MAX_UNSTABLE_TESTS
    ? { passed: passed - unstable, failed: failed + unstable, skipped }
    : { passed, failed, skipped };

/**
 * Formats the last line of a run, as other programs read it.
 *
 * @param {Count} count
 * @returns {string}
 */
export const formatCount = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Formats the table that closes a run, with one line per step.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {readonly Count[]} counts Counts of the same steps.
 * @returns {string}
 */
export function formatOutcomes(outcomes, counts) {
  return formatTable(
    outcomes.map(({ step, status, seconds, reason, isFromStamp }, index) => {
      const { passed = 0, failed = 0, skipped = 0 } = counts[index] ?? {};
      const tests = [
        ...(step.tests ? [`${passed} pruebas bien, ${failed} mal`] : []),
        ...(step.tests && skipped > 0 ? [`${skipped} sin hacer`] : []),
        ...(isFromStamp ? ['sin cambios desde que pasó'] : []),
      ].join(' · ');
      return [
        MARKS[status],
        step.name,
        `${seconds.toFixed(1)} s`,
        reason ?? tests,
      ];
    }),
  );
}

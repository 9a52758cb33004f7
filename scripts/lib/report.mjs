import { formatTable } from './table.mjs';
import { field } from './test-results.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 */

const MARKS = { passed: '✓', failed: '✗', skipped: '–' };

/**
 * @param {unknown} value
 * @param {readonly string[]} keys
 * @returns {number | undefined} Their sum; nothing if one is not a number.
 */
function sumOf(value, keys) {
  const numbers = keys.map((key) => Number(field(value, key)));
  return numbers.some(Number.isNaN)
    ? undefined
    : numbers.reduce((total, number) => total + number, 0);
}

/**
 * @param {'jest' | 'playwright'} kind
 * @param {unknown} result
 * @returns {Count | undefined} Nothing when the file is not what the runner writes.
 */
function countTests(kind, result) {
  const [passed, failed] =
    kind === 'jest'
      ? [
          sumOf(result, ['numPassedTests']),
          // A file that breaks before its first test counts no failed test.
          sumOf(result, ['numFailedTests', 'numRuntimeErrorTestSuites']),
        ]
      : [
          sumOf(field(result, 'stats'), ['expected']),
          sumOf(field(result, 'stats'), ['unexpected', 'flaky']),
        ];
  return passed === undefined || failed === undefined
    ? undefined
    : { passed, failed };
}

/**
 * What a step adds to the totals: its tests if it runs tests, else itself. A
 * step that failed never counts as nothing failed.
 *
 * @param {Outcome} outcome
 * @param {unknown} result What its tests left.
 * @returns {Count}
 */
export function countOutcome({ step, status }, result) {
  if (status === 'skipped') return { passed: 0, failed: 0 };
  const itself =
    status === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.tests) return itself;
  const tests = countTests(step.tests.kind, result);
  if (!tests) return { passed: 0, failed: 1 };
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
  };
}

/**
 * The table that closes a run, one line per step.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {readonly Count[]} counts Of the same steps.
 * @returns {string}
 */
export function formatOutcomes(outcomes, counts) {
  return formatTable(
    outcomes.map(({ step, status, seconds, reason, isFromStamp }, index) => {
      const { passed, failed } = counts[index] ?? { passed: 0, failed: 0 };
      const tests = [
        ...(step.tests ? [`${passed} pruebas bien, ${failed} mal`] : []),
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

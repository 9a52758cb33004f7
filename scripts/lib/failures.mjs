import { stripVTControlCharacters } from 'node:util';
import {
  getField,
  getTestFile,
  hasStatus,
  toList,
  listResults,
  listSpecs,
} from './test-results.mjs';

/** @typedef {import('./runner.mjs').Outcome} Outcome */

/**
 * Test that failed, or failed step without tests.
 *
 * @typedef {object} Failure
 * @property {string} name
 * @property {string} message Error messages, or the last lines that the step
 *   printed.
 */

/** Maximum lines shown of each failure. */
export const MAX_FAILURE_LINES = 30;

/**
 * @param {unknown} result Parsed report of Jest.
 * @param {string} root
 * @returns {Failure[]}
 */
const listJestFailures = (result, root) =>
  toList(getField(result, 'testResults')).flatMap((file) => {
    const failures = toList(getField(file, 'assertionResults'))
      .filter((test) => getField(test, 'status') === 'failed')
      .map((test) => ({
        name: `${getTestFile(file, root)} › ${String(getField(test, 'fullName'))}`,
        message: toList(getField(test, 'failureMessages')).join('\n'),
      }));
    const isBroken =
      failures.length === 0 && getField(file, 'status') === 'failed';
    return isBroken
      ? [
          {
            name: getTestFile(file, root),
            message: String(getField(file, 'message')),
          },
        ]
      : failures;
  });

/** @param {unknown} result Parsed report of Playwright. */
const listPlaywrightSpecs = (result) =>
  toList(getField(result, 'suites')).flatMap((suite) => listSpecs(suite));

/**
 * @param {unknown} result Parsed report of Playwright.
 * @param {'unexpected' | 'flaky'} status
 * @returns {Failure[]}
 */
const listSpecsWithStatus = (result, status) =>
  listPlaywrightSpecs(result)
    .filter(({ spec }) => hasStatus(spec, status))
    .map(({ title, spec }) => ({
      name: title,
      message: listResults(spec)
        .flatMap((each) => toList(getField(each, 'errors')))
        .map((error) => String(getField(error, 'message')))
        .join('\n'),
    }));

/**
 * @param {unknown} result Parsed report of the content proofs.
 * @returns {Failure[]}
 */
const listContentFailures = (result) =>
  toList(getField(result, 'results'))
    .map((each) => ({
      name: String(getField(each, 'name')),
      message: toList(getField(each, 'faults')).join('\n'),
    }))
    .filter(({ message }) => message !== '');

/**
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @param {string} root
 * @returns {Failure[]}
 */
function listFailedTests({ step }, result, root) {
  switch (step.tests?.kind) {
    case 'jest':
      return listJestFailures(result, root);
    case 'playwright':
      return listSpecsWithStatus(result, 'unexpected');
    case 'content':
      return listContentFailures(result);
    default:
      return [];
  }
}

/**
 * Finds the browser tests that failed and passed when they were retried.
 *
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @returns {Failure[]}
 */
export const listUnstableTests = ({ step }, result) =>
  step.tests?.kind === 'playwright' ? listSpecsWithStatus(result, 'flaky') : [];

/**
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @param {string} root
 * @param {readonly string[]} [lastLines] Last lines that the step printed.
 * @returns {Failure[]}
 */
export function listFailures(outcome, result, root, lastLines = []) {
  const tests = listFailedTests(outcome, result, root);
  return tests.length === 0 && outcome.status === 'failed'
    ? [{ name: outcome.step.name, message: lastLines.join('\n') }]
    : tests;
}

/**
 * Formats the failed tests for the end of a long run.
 *
 * @param {readonly Failure[]} failures
 * @returns {string}
 */
export const formatFailures = (failures) =>
  failures
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message).trim().split('\n');
      return [
        `✗ ${name}`,
        ...lines
          .slice(0, MAX_FAILURE_LINES)
          .map((line) => `    ${line}`.trimEnd()),
        ...(lines.length > MAX_FAILURE_LINES ? ['    …'] : []),
      ].join('\n');
    })
    .join('\n\n');

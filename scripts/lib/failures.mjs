import { stripVTControlCharacters } from 'node:util';
import {
  field,
  fileOf,
  hasStatus,
  list,
  resultsOf,
  specsOf,
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
export const MAX_LINES = 30;

/**
 * @param {unknown} result Parsed report of Jest.
 * @param {string} root
 * @returns {Failure[]}
 */
const failuresOfJest = (result, root) =>
  list(field(result, 'testResults')).flatMap((file) => {
    const failures = list(field(file, 'assertionResults'))
      .filter((test) => field(test, 'status') === 'failed')
      .map((test) => ({
        name: `${fileOf(file, root)} › ${String(field(test, 'fullName'))}`,
        message: list(field(test, 'failureMessages')).join('\n'),
      }));
    const isBroken =
      failures.length === 0 && field(file, 'status') === 'failed';
    return isBroken
      ? [{ name: fileOf(file, root), message: String(field(file, 'message')) }]
      : failures;
  });

/** @param {unknown} result Parsed report of Playwright. */
const specsOfPlaywright = (result) =>
  list(field(result, 'suites')).flatMap((suite) => specsOf(suite));

/**
 * @param {unknown} result Parsed report of Playwright.
 * @param {'unexpected' | 'flaky'} status
 * @returns {Failure[]}
 */
const specsWithStatus = (result, status) =>
  specsOfPlaywright(result)
    .filter(({ spec }) => hasStatus(spec, status))
    .map(({ title, spec }) => ({
      name: title,
      message: resultsOf(spec)
        .flatMap((each) => list(field(each, 'errors')))
        .map((error) => String(field(error, 'message')))
        .join('\n'),
    }));

/**
 * @param {unknown} result Parsed report of the content proofs.
 * @returns {Failure[]}
 */
const failuresOfContent = (result) =>
  list(field(result, 'results'))
    .map((each) => ({
      name: String(field(each, 'name')),
      message: list(field(each, 'faults')).join('\n'),
    }))
    .filter(({ message }) => message !== '');

/**
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @param {string} root
 * @returns {Failure[]}
 */
function failedTestsOf({ step }, result, root) {
  switch (step.tests?.kind) {
    case 'jest':
      return failuresOfJest(result, root);
    case 'playwright':
      return specsWithStatus(result, 'unexpected');
    case 'content':
      return failuresOfContent(result);
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
export const unstableTestsOf = ({ step }, result) =>
  step.tests?.kind === 'playwright' ? specsWithStatus(result, 'flaky') : [];

/**
 * @param {Outcome} outcome
 * @param {unknown} result Parsed report of the step's tests.
 * @param {string} root
 * @param {readonly string[]} [lastLines] Last lines that the step printed.
 * @returns {Failure[]}
 */
export function failuresOf(outcome, result, root, lastLines = []) {
  const tests = failedTestsOf(outcome, result, root);
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
        ...lines.slice(0, MAX_LINES).map((line) => `    ${line}`.trimEnd()),
        ...(lines.length > MAX_LINES ? ['    …'] : []),
      ].join('\n');
    })
    .join('\n\n');

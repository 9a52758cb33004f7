/** @jest-environment node */
import {
  addCounts,
  countOutcome,
  formatCount,
  formatOutcomes,
  failTooManyUnstable,
} from '../report.mjs';
import type { Outcome } from '../runner.mjs';
import type { Step, TestRun } from '../steps.mjs';
import { parseResult } from '../test-results.mjs';

function outcome(status: Outcome['status'], kind?: TestRun['kind']): Outcome {
  const step: Step = {
    name: kind ?? 'eslint',
    command: '',
    args: [],
    needs: [],
    ...(kind ? { tests: { kind, file: `${kind}.json` } } : {}),
  };
  return { step, status, seconds: 1.25 };
}

const jestResult = (
  passedCount: number,
  failedCount: number,
  brokenCount = 0,
) =>
  JSON.stringify({
    numPassedTests: passedCount,
    numFailedTests: failedCount,
    numRuntimeErrorTestSuites: brokenCount,
    numPendingTests: 0,
  });

const createPlaywrightResult = (
  expected: number,
  unexpected: number,
  flaky = 0,
) => JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

it.each([
  ['a step that passed', outcome('passed'), undefined, 1, 0],
  ['a step that failed', outcome('failed'), undefined, 0, 1],
  ['jest', outcome('failed', 'jest'), jestResult(40, 2), 40, 2],
  [
    'a jest file that broke',
    outcome('failed', 'jest'),
    jestResult(40, 0, 1),
    40,
    1,
  ],
  [
    'playwright',
    outcome('passed', 'playwright'),
    createPlaywrightResult(30, 0),
    30,
    0,
  ],
  [
    'a browser test that passed when it was repeated',
    outcome('failed', 'playwright'),
    createPlaywrightResult(29, 1, 1),
    30,
    1,
  ],
  [
    'proofs of content',
    outcome('failed', 'content'),
    JSON.stringify({ passed: 20, failed: 1, skipped: 0 }),
    20,
    1,
  ],
  [
    'a crash after the tests',
    outcome('failed', 'jest'),
    jestResult(40, 0),
    40,
    1,
  ],
  ['tests without a result', outcome('passed', 'jest'), undefined, 0, 1],
  ['tests with half a result', outcome('passed', 'jest'), '{"numPassed', 0, 1],
  ['tests with another result', outcome('passed', 'playwright'), '[]', 0, 1],
])('counts %s', (_name, description, text, passedCount, failedCount) => {
  expect(countOutcome(description, parseResult(text))).toEqual({
    passed: passedCount,
    failed: failedCount,
    skipped: 0,
  });
});

it.each([
  ['a step that was skipped', outcome('skipped'), undefined, 1],
  [
    'browser tests without a browser',
    outcome('skipped', 'playwright'),
    createPlaywrightResult(30, 0),
    1,
  ],
  [
    'proofs that this machine cannot make',
    outcome('passed', 'content'),
    '{"passed":0,"failed":0,"skipped":436}',
    436,
  ],
])('counts %s as skipped', (_name, description, text, skippedCount) => {
  expect(countOutcome(description, parseResult(text))).toEqual({
    passed: 0,
    failed: 0,
    skipped: skippedCount,
  });
});

it('adds up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 0, skipped: 1 },
      { passed: 40, failed: 2, skipped: 0 },
    ]),
  ).toEqual({ passed: 41, failed: 2, skipped: 1 });
});

it('takes two unstable tests for chance, and more for failures', () => {
  const count = { passed: 40, failed: 0, skipped: 0 };
  expect(failTooManyUnstable(count, 2)).toEqual(count);
  expect(failTooManyUnstable(count, 3)).toEqual({
    passed: 37,
    failed: 3,
    skipped: 0,
  });
});

it('ends with the line that other programs read', () => {
  expect(formatCount({ passed: 41, failed: 2, skipped: 0 })).toBe(
    '41 passed, 2 failed',
  );
  expect(formatCount({ passed: 41, failed: 0, skipped: 3 })).toBe(
    '41 passed, 0 failed, 3 skipped',
  );
});

it('shows one line per step', () => {
  const outcomes: Outcome[] = [
    outcome('passed'),
    outcome('failed', 'jest'),
    {
      ...outcome('skipped', 'playwright'),
      reason: 'necesita «build», que no pasó',
    },
  ];
  const counts = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 5 },
    { passed: 0, failed: 0, skipped: 1 },
  ];
  expect(formatOutcomes(outcomes, counts)).toBe(
    `✓  eslint      1.3 s
✗  jest        1.3 s  40 pruebas bien, 2 mal · 5 sin hacer
–  playwright  1.3 s  necesita «build», que no pasó`,
  );
});

it('says which steps were not repeated, with the tests that they count', () => {
  expect(
    formatOutcomes(
      [{ ...outcome('passed', 'jest'), isFromStamp: true }],
      [{ passed: 40, failed: 0, skipped: 0 }],
    ),
  ).toBe('✓  jest  1.3 s  40 pruebas bien, 0 mal · sin cambios desde que pasó');
});

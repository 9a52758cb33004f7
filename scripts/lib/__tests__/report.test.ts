/** @jest-environment node */
import { addCounts, countOutcome, formatOutcomes } from '../report.mjs';
import type { Outcome } from '../runner.mjs';
import type { Step } from '../steps.mjs';
import { parseResult } from '../test-results.mjs';

function outcome(
  status: Outcome['status'],
  kind?: 'jest' | 'playwright',
): Outcome {
  const step: Step = {
    name: kind ?? 'eslint',
    command: '',
    args: [],
    needs: [],
    ...(kind ? { tests: { kind, file: `${kind}.json` } } : {}),
  };
  return { step, status, seconds: 1.25 };
}

const jestResult = (passed: number, failed: number, broken = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
  });

const playwrightResult = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

it.each([
  ['a step that passed', outcome('passed'), undefined, 1, 0],
  ['a step that failed', outcome('failed'), undefined, 0, 1],
  ['a step that was skipped', outcome('skipped'), undefined, 0, 0],
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
    playwrightResult(30, 0),
    30,
    0,
  ],
  [
    'an unsteady browser test',
    outcome('failed', 'playwright'),
    playwrightResult(29, 1, 1),
    29,
    2,
  ],
  [
    'tests that were skipped',
    outcome('skipped', 'playwright'),
    playwrightResult(30, 0),
    0,
    0,
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
])('counts %s', (_name, what, text, passed, failed) => {
  expect(countOutcome(what, parseResult(text))).toEqual({ passed, failed });
});

it('adds up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({
    passed: 41,
    failed: 2,
  });
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
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
    { passed: 0, failed: 0 },
  ];
  expect(formatOutcomes(outcomes, counts)).toBe(
    `✓  eslint      1.3 s
✗  jest        1.3 s  40 pruebas bien, 2 mal
–  playwright  1.3 s  necesita «build», que no pasó`,
  );
});

it('says which steps were not repeated, with the tests that they count', () => {
  expect(
    formatOutcomes(
      [{ ...outcome('passed', 'jest'), isFromStamp: true }],
      [{ passed: 40, failed: 0 }],
    ),
  ).toBe('✓  jest  1.3 s  40 pruebas bien, 0 mal · sin cambios desde que pasó');
});

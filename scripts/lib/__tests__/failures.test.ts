/** @jest-environment node */
import { failuresOf, formatFailures } from '../failures.mjs';
import { parseResult } from '../test-results.mjs';
import type { Outcome } from '../runner.mjs';

function outcome(kind?: 'jest' | 'playwright'): Outcome {
  const step = {
    name: kind ?? 'eslint',
    command: '',
    args: [],
    needs: [],
    ...(kind ? { tests: { kind, file: `${kind}.json` } } : {}),
  };
  return { step, status: 'failed', seconds: 9 };
}

it('tells which test of jest failed and why', () => {
  const result = JSON.stringify({
    testResults: [
      {
        name: '/p/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          { status: 'failed', fullName: 'adds up', failureMessages: ['3 ≠ 4'] },
        ],
      },
    ],
  });
  expect(failuresOf(outcome('jest'), parseResult(result), '/p')).toEqual([
    { name: 'src/a.test.ts › adds up', message: '3 ≠ 4' },
  ]);
});

it('tells of a file of jest that broke before its first test', () => {
  const result = JSON.stringify({
    testResults: [
      {
        name: '/p/src/a.test.ts',
        status: 'failed',
        message: 'SyntaxError',
        assertionResults: [],
      },
    ],
  });
  expect(failuresOf(outcome('jest'), parseResult(result), '/p')).toEqual([
    { name: 'src/a.test.ts', message: 'SyntaxError' },
  ]);
});

it('tells which test of Playwright failed, even if it passed when tried again', () => {
  const spec = (title: string, ...errors: string[]) => ({
    title,
    tests: [
      {
        results: [
          { errors: errors.map((message) => ({ message })) },
          { errors: [] },
        ],
      },
    ],
  });
  const result = JSON.stringify({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('reads')],
        suites: [{ title: 'at 360 px', specs: [spec('runs', 'too slow')] }],
      },
    ],
  });
  expect(failuresOf(outcome('playwright'), parseResult(result), '/p')).toEqual([
    { name: 'a.spec.ts › at 360 px › runs', message: 'too slow' },
  ]);
});

it('tells what a step printed last when it has no tests, or their result was cut short', () => {
  const lastLines = ['src/a.ts → config/b.ts', '1 error'];
  for (const [kind, result] of [
    [undefined, '{}'],
    ['jest', '{"te'],
  ] as const)
    expect(
      failuresOf(outcome(kind), parseResult(result), '/p', lastLines),
    ).toEqual([
      { name: kind ?? 'eslint', message: 'src/a.ts → config/b.ts\n1 error' },
    ]);
});

it('tells nothing of what passed', () => {
  const passed: Outcome = { ...outcome(), status: 'passed' };
  expect(failuresOf(passed, parseResult('{}'), '/p', ['bien'])).toEqual([]);
});

it('shows each failure without colours and no longer than a screen', () => {
  const message = [
    ['\u001B[31m', 'expected', '\u001B[0m'].join(''),
    ...Array.from({ length: 40 }, (_, index) => `line ${index}`),
  ].join('\n');
  const shown = formatFailures([{ name: 'a.spec.ts › runs', message }]);
  expect(shown).toMatch(/^✗ a\.spec\.ts › runs\n {4}expected\n {4}line 0\n/u);
  expect(shown).toMatch(/\n {4}…$/u);
  expect(shown).not.toContain('line 39');
});

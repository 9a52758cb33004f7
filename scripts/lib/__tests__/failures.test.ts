/** @jest-environment node */
import {
  listFailures,
  formatFailures,
  listUnstableTests,
} from '../failures.mjs';
import { parseResult } from '../test-results.mjs';
import type { Outcome } from '../runner.mjs';
import type { TestRun } from '../steps.mjs';

function outcome(kind?: TestRun['kind']): Outcome {
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
  expect(listFailures(outcome('jest'), parseResult(result), '/p')).toEqual([
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
  expect(listFailures(outcome('jest'), parseResult(result), '/p')).toEqual([
    { name: 'src/a.test.ts', message: 'SyntaxError' },
  ]);
});

const spec = (title: string, status: string, ...errors: string[]) => ({
  title,
  tests: [
    {
      status,
      results: [{ errors: errors.map((message) => ({ message })) }],
    },
  ],
});

const browserResult = JSON.stringify({
  suites: [
    {
      title: 'a.spec.ts',
      specs: [spec('reads', 'expected')],
      suites: [
        {
          title: 'at 360 px',
          specs: [
            spec('runs', 'unexpected', 'too slow'),
            spec('stops', 'flaky', 'not there yet'),
          ],
        },
      ],
    },
  ],
});

it('tells which test of Playwright failed', () => {
  const failures = listFailures(
    outcome('playwright'),
    parseResult(browserResult),
    '/p',
  );
  expect(failures).toEqual([
    { name: 'a.spec.ts › at 360 px › runs', message: 'too slow' },
  ]);
});

it('tells apart the tests that passed when they were repeated, by name', () => {
  const result = parseResult(browserResult);
  expect(listUnstableTests(outcome('playwright'), result)).toEqual([
    { name: 'a.spec.ts › at 360 px › stops', message: 'not there yet' },
  ]);
  expect(listUnstableTests(outcome('jest'), result)).toEqual([]);
});

it('tells which proof of content failed, and of which page', () => {
  const result = JSON.stringify({
    results: [
      { name: 'docs/x.mdx:3', faults: [] },
      { name: 'docs/x.mdx:9', faults: ['se esperaba 3', 'y otra'] },
    ],
  });
  expect(listFailures(outcome('content'), parseResult(result), '/p')).toEqual([
    { name: 'docs/x.mdx:9', message: 'se esperaba 3\ny otra' },
  ]);
});

it('tells what a step printed last when it has no tests, or their result was cut short', () => {
  const lastLines = ['src/a.ts → config/b.ts', '1 error'];
  for (const [kind, result] of [
    [undefined, '{}'],
    ['jest', '{"te'],
  ] as const)
    expect(
      listFailures(outcome(kind), parseResult(result), '/p', lastLines),
    ).toEqual([
      { name: kind ?? 'eslint', message: 'src/a.ts → config/b.ts\n1 error' },
    ]);
});

it('tells nothing of what passed', () => {
  const passedOutcome: Outcome = { ...outcome(), status: 'passed' };
  expect(
    listFailures(passedOutcome, parseResult('{}'), '/p', ['bien']),
  ).toEqual([]);
});

it('shows each failure without colours and no longer than a screen', () => {
  const message = [
    ['\u001B[31m', 'expected', '\u001B[0m'].join(''),
    ...Array.from({ length: 40 }, (_, index) => `line ${index}`),
  ].join('\n');
  const shownText = formatFailures([{ name: 'a.spec.ts › runs', message }]);
  expect(shownText).toMatch(
    /^✗ a\.spec\.ts › runs\n {4}expected\n {4}line 0\n/u,
  );
  expect(shownText).toMatch(/\n {4}…$/u);
  expect(shownText).not.toContain('line 39');
});

/** @jest-environment node */
import type { Outcome } from '../runner.mjs';
import type { TestRun } from '../steps.mjs';
import { formatSlowest, listParts } from '../slowest.mjs';
import { parseResult } from '../test-results.mjs';

function outcome(
  name: string,
  kind?: TestRun['kind'],
  fields: Partial<Outcome> = {},
): Outcome {
  const step = {
    name,
    command: '',
    args: [],
    needs: [],
    ...(kind ? { tests: { kind, file: `${kind}.json` } } : {}),
  };
  return { step, status: 'passed', seconds: 9, ...fields };
}

it('takes a step without tests as one part', () => {
  expect(listParts(outcome('eslint'), undefined, '/p')).toEqual([
    { step: 'eslint', name: '', seconds: 9 },
  ]);
});

it('takes each file of jest', () => {
  const result = JSON.stringify({
    testResults: [{ name: '/p/src/a.test.ts', startTime: 1000, endTime: 3500 }],
  });
  expect(listParts(outcome('jest', 'jest'), parseResult(result), '/p')).toEqual(
    [{ step: 'jest', name: 'src/a.test.ts', seconds: 2.5 }],
  );
});

it('takes each file of Playwright, with the tests of its groups', () => {
  const spec = (duration: number) => ({
    tests: [{ results: [{ duration }] }],
  });
  const result = JSON.stringify({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec(500)],
        suites: [{ specs: [spec(1000)] }],
      },
    ],
  });
  expect(
    listParts(outcome('playwright', 'playwright'), parseResult(result), '/p'),
  ).toEqual([{ step: 'playwright', name: 'a.spec.ts', seconds: 1.5 }]);
});

it('takes each page of the proofs of content', () => {
  const result = JSON.stringify({
    results: [
      { page: 'docs/x.mdx', seconds: 2 },
      { page: 'docs/y.mdx', seconds: 1 },
      { page: 'docs/x.mdx', seconds: 3 },
    ],
  });
  expect(
    listParts(outcome('content', 'content'), parseResult(result), '/p'),
  ).toEqual([
    { step: 'content', name: 'docs/x.mdx', seconds: 5 },
    { step: 'content', name: 'docs/y.mdx', seconds: 1 },
  ]);
});

it('takes the whole step when its result cannot be read, and nothing of one that did not run', () => {
  expect(
    listParts(outcome('jest', 'jest'), parseResult('{"te'), '/p'),
  ).toHaveLength(1);
  expect(
    listParts(
      outcome('jest', 'jest', { isFromStamp: true }),
      parseResult('{}'),
      '/p',
    ),
  ).toEqual([]);
});

it('shows the slowest first, and no more than asked', () => {
  const part = (name: string, seconds: number) => ({
    step: 'jest',
    name,
    seconds,
  });
  expect(formatSlowest([part('a', 1), part('b', 30), part('c', 2)], 2)).toBe(
    '30.0 s  jest  b\n2.0 s   jest  c',
  );
});

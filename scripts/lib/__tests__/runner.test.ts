/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { runSteps } from '../runner.mjs';
import type { Step } from '../steps.mjs';

const step = (name: string, fields: Partial<Step> = {}): Step => ({
  name,
  command: '',
  args: [],
  needs: [],
  ...fields,
});

/** Runs steps that take a moment, and logs which ran at the same time. */
async function observe(
  steps: readonly Step[],
  codes: Record<string, number> = {},
  atOnce = 2,
) {
  const running = new Set<string>();
  const log: string[] = [];
  const outcomes = await runSteps(
    steps,
    async ({ name }) => {
      running.add(name);
      log.push([...running].join('+'));
      await sleep(5);
      running.delete(name);
      return codes[name] ?? 0;
    },
    atOnce,
  );
  return {
    log,
    statuses: Object.fromEntries(
      outcomes.map(({ step: { name }, status }) => [name, status]),
    ),
    reasons: outcomes.flatMap(({ reason }) => reason ?? []),
  };
}

it('runs two at a time, in order', async () => {
  const { log } = await observe([step('a'), step('b'), step('c')]);
  expect(log.slice(0, 2)).toEqual(['a', 'a+b']);
  expect(log).toHaveLength(3);
});

it('runs more at a time where there are more cores', async () => {
  const { log } = await observe([step('a'), step('b'), step('c')], {}, 4);
  expect(log).toEqual(['a', 'a+b', 'a+b+c']);
});

it('runs a step alone that asks for it, without overtaking', async () => {
  const { log } = await observe([
    step('a'),
    step('b', { alone: true }),
    step('c'),
    step('d'),
  ]);
  expect(log).toEqual(['a', 'b', 'c', 'c+d']);
});

it('goes on with the rest after a failure', async () => {
  const { statuses } = await observe([step('a'), step('b')], { a: 1 });
  expect(statuses).toEqual({ a: 'failed', b: 'passed' });
});

it('skips whatever needs a step that failed', async () => {
  const { statuses, reasons, log } = await observe(
    [
      step('build'),
      step('links', { needs: ['build'] }),
      step('more', { needs: ['links'] }),
      step('other'),
    ],
    { build: 1 },
  );
  expect(statuses).toEqual({
    build: 'failed',
    links: 'skipped',
    more: 'skipped',
    other: 'passed',
  });
  expect(reasons).toEqual([
    'necesita «build», que no pasó',
    'necesita «links», que no pasó',
  ]);
  expect(log.join()).not.toContain('links');
});

it('starts a step only when what it needs has passed', async () => {
  const { log } = await observe([
    step('build'),
    step('links', { needs: ['build'] }),
  ]);
  expect(log).toEqual(['build', 'links']);
});

it('counts code 77 as skipped', async () => {
  const { statuses, reasons } = await observe([step('nginx')], { nginx: 77 });
  expect(statuses).toEqual({ nginx: 'skipped' });
  expect(reasons).toEqual(['esta máquina no lo puede hacer']);
});

it('takes a step that need not run again as passed, and says so', async () => {
  const outcomes = await runSteps(
    [step('a'), step('b', { needs: ['a'] })],
    () => Promise.resolve('proved'),
  );
  expect(outcomes).toMatchObject([
    { status: 'passed', isFromStamp: true },
    { status: 'passed', isFromStamp: true },
  ]);
});

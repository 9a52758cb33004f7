/** @jest-environment node */
import { UserError } from '../../cli.mjs';
import { splitForDeadline, readDeadline } from '../index.mjs';

const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `docs/${name}.mdx`);
const jobs = pages.flatMap((page) => [
  { page, place: 0 },
  { page, place: 1 },
]);

const splitPages = (seed: string, changedPages: readonly string[] = []) =>
  splitForDeadline(jobs, { seed, changedPages: new Set(changedPages) }).map(
    (batch) => batch.map(({ page }) => page),
  );

describe('A run with a time limit', () => {
  it('has none without the variable', () => {
    expect(readDeadline(undefined)).toBeUndefined();
    expect(readDeadline('')).toBeUndefined();
  });

  it('reads its limit in seconds', () => {
    expect(readDeadline('1795993200')).toBe(1_795_993_200_000);
  });

  it('says what a limit looks like when it is none', () => {
    expect(() => readDeadline('30 min')).toThrow(UserError);
  });

  it('proves every job once, with those of a page together', () => {
    const batches = splitForDeadline(jobs, {
      seed: '7',
      changedPages: new Set(['docs/c.mdx']),
    });
    const order = batches.flat();
    expect(order).toHaveLength(jobs.length);
    expect(order).toEqual(expect.arrayContaining(jobs));
    for (const [index, { page, place }] of order.entries())
      if (place === 1) expect(order[index - 1]).toEqual({ page, place: 0 });
  });

  it('begins with the changed pages', () => {
    const [changedPages, otherPages] = splitPages('7', [
      'docs/e.mdx',
      'docs/b.mdx',
    ]);
    expect(new Set(changedPages)).toEqual(
      new Set(['docs/e.mdx', 'docs/b.mdx']),
    );
    expect(new Set(otherPages).size).toBe(4);
  });

  it('takes the other pages in another order for each commit', () => {
    const orders = ['1', '2', '3', '4'].map((seed) => splitPages(seed).join());
    expect(new Set(orders).size).toBe(4);
    expect(splitPages('1').join()).toBe(orders[0]);
  });
});

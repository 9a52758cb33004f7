/** @jest-environment node */
import { chooseSample } from '../sample.mjs';
import { proofKinds } from '../../../../src/testing/content/labs';
import type { ContentProof } from '../../../../src/testing/content/page';

type Row = Pick<ContentProof, 'kind' | 'name' | 'page'>;

const rows: readonly Row[] = [1, 2, 3].flatMap((module) =>
  [1, 2].flatMap((lesson) => {
    const page = `docs/c/${module}-m/l${lesson}.mdx`;
    const at = (kind: Row['kind'], count: number): Row[] =>
      Array.from({ length: count }, (_, index) => ({
        kind,
        name: `${page}:${index} ${kind}`,
        page,
      }));
    return [
      ...at('program', 10),
      ...at('gcc', 10),
      ...at('c-exercise', 3),
      ...at('terminal-exercise', 3),
      ...at('c-step', 2),
      ...at('sessions', 1),
    ];
  }),
);

const sample = (seed: string, changed: readonly string[] = []) =>
  chooseSample(rows, { kinds: proofKinds, seed, changed });

const count = (chosen: readonly Row[], kind: Row['kind']) =>
  chosen.filter((row) => row.kind === kind).length;

it('has one exercise of each kind a module, twenty programs and two pages of sessions', () => {
  const chosen = sample('7');
  const modules = (kind: Row['kind']) =>
    chosen
      .filter((row) => row.kind === kind)
      .map(({ page }) => page.split('/')[2]);
  expect(modules('c-exercise')).toEqual(['1-m', '2-m', '3-m']);
  expect(modules('terminal-exercise')).toEqual(['1-m', '2-m', '3-m']);
  expect(count(chosen, 'program')).toBe(20);
  expect(count(chosen, 'sessions')).toBe(2);
  expect(count(chosen, 'gcc') + count(chosen, 'c-step')).toBe(0);
});

it('is the same for the same seed, and another for another', () => {
  expect(sample('7')).toEqual(sample('7'));
  expect(sample('7')).not.toEqual(sample('8'));
});

it('has all of a page that was changed, also by a file beside it', () => {
  const of = (page: string, chosen: readonly Row[]) =>
    chosen.filter((row) => row.page === page);
  const [one, other] = ['docs/c/1-m/l1.mdx', 'docs/c/2-m/l2.mdx'];
  const chosen = sample('7', [one, 'docs/c/2-m/_l2/menu/solucion.c', 'a.ts']);
  expect(of(one, chosen)).toEqual(of(one, rows));
  expect(of(other, chosen)).toEqual(of(other, rows));
});

it('does not change for the pages that stay when another is added', () => {
  const page = 'docs/c/4-m/l1.mdx';
  const added: Row = { kind: 'c-exercise', name: 'nuevo', page };
  const grown = chooseSample([...rows, added], {
    kinds: proofKinds,
    seed: '7',
    changed: [],
  });
  expect(grown).toEqual([...sample('7'), added]);
});

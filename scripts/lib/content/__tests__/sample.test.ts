/** @jest-environment node */
import { chooseSample } from '../sample.mjs';
import { proofKinds } from '../../../../src/testing/content/labs';
import type { ContentProof } from '../../../../src/testing/content/page';

type Row = Pick<ContentProof, 'kind' | 'name' | 'page'>;

const rows: readonly Row[] = [1, 2, 3].flatMap((module) =>
  [1, 2].flatMap((lesson) => {
    const page = `docs/c/${module}-m/l${lesson}.mdx`;
    const createRows = (kind: Row['kind'], count: number): Row[] =>
      Array.from({ length: count }, (_, index) => ({
        kind,
        name: `${page}:${index} ${kind}`,
        page,
      }));
    return [
      ...createRows('program', 10),
      ...createRows('gcc', 10),
      ...createRows('c-exercise', 3),
      ...createRows('terminal-exercise', 3),
      ...createRows('c-step', 2),
      ...createRows('sessions', 1),
    ];
  }),
);

const chooseRows = (seed: string, changedFiles: readonly string[] = []) =>
  chooseSample(rows, { kinds: proofKinds, seed, changed: changedFiles });

const count = (chosenRows: readonly Row[], kind: Row['kind']) =>
  chosenRows.filter((row) => row.kind === kind).length;

it('has one exercise of each kind a module, twenty programs and two pages of sessions', () => {
  const chosenRows = chooseRows('7');
  const listModules = (kind: Row['kind']) =>
    chosenRows
      .filter((row) => row.kind === kind)
      .map(({ page }) => page.split('/')[2]);
  expect(listModules('c-exercise')).toEqual(['1-m', '2-m', '3-m']);
  expect(listModules('terminal-exercise')).toEqual(['1-m', '2-m', '3-m']);
  expect(count(chosenRows, 'program')).toBe(20);
  expect(count(chosenRows, 'sessions')).toBe(2);
  expect(count(chosenRows, 'gcc') + count(chosenRows, 'c-step')).toBe(0);
});

it('is the same for the same seed, and another for another', () => {
  expect(chooseRows('7')).toEqual(chooseRows('7'));
  expect(chooseRows('7')).not.toEqual(chooseRows('8'));
});

it('has all of a page that was changed, also by a file beside it', () => {
  const filterByPage = (page: string, chosenRows: readonly Row[]) =>
    chosenRows.filter((row) => row.page === page);
  const [firstFile, secondFile] = ['docs/c/1-m/l1.mdx', 'docs/c/2-m/l2.mdx'];
  const chosen = chooseRows('7', [
    firstFile,
    'docs/c/2-m/_l2/menu/solucion.c',
    'a.ts',
  ]);
  expect(filterByPage(firstFile, chosen)).toEqual(
    filterByPage(firstFile, rows),
  );
  expect(filterByPage(secondFile, chosen)).toEqual(
    filterByPage(secondFile, rows),
  );
});

it('does not change for the pages that stay when another is added', () => {
  const page = 'docs/c/4-m/l1.mdx';
  const addedRow: Row = { kind: 'c-exercise', name: 'nuevo', page };
  const grownSample = chooseSample([...rows, addedRow], {
    kinds: proofKinds,
    seed: '7',
    changed: [],
  });
  expect(grownSample).toEqual([...chooseRows('7'), addedRow]);
});

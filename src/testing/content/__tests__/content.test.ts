/** @jest-environment node */
import { listContent } from '..';

const { proofs, kinds } = listContent();

it.each(Object.keys(kinds))(
  'the pages have something to prove of the kind %s',
  (kind) => {
    expect(proofs.filter((proof) => proof.kind === kind)).not.toEqual([]);
  },
);

it('every proof has a name of its own, of a page that is there', () => {
  const names = proofs.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(proofs.filter(({ page }) => !/\.mdx?$/.test(page))).toEqual([]);
});

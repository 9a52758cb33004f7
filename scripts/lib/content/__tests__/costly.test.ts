/** @jest-environment node */
import type { ContentProof } from '../../../../src/testing/content/page';
import { findCostlyPrograms } from '../index.mjs';

const programs = Array.from({ length: 40 }, (_, index): ContentProof => ({
  kind: 'program',
  engine: 'c',
  name: `docs/x.mdx:${index}`,
  page: 'docs/x.mdx',
  prove: () => Promise.resolve({ faults: [], notes: [] }),
}));

const resultsWithNotes = (count: number) =>
  programs.map((_, index) => ({
    index,
    seconds: 1,
    faults: [],
    notes: index < count ? ['un trozo más'] : [],
  }));

it('lets one program in twenty need more of the compiler than every reader downloads', () => {
  expect(findCostlyPrograms(programs, resultsWithNotes(2))).toEqual([]);
});

it('refuses more of them, with the command that mends it', () => {
  expect(findCostlyPrograms(programs, resultsWithNotes(3))).toEqual([
    expect.stringMatching(/^3 programas de 40 .*; caben 2\.\n.*labs:profile/),
  ]);
});

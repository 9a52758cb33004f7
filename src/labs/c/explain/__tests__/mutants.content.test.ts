/** @jest-environment node */
import { sha256 } from '@site/scripts/lib/digest.mjs';
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { getNodeCompiler } from '../../testing/nodeCompiler';
import { getFirstCard } from '../testing/firstCard';
import { createMutants } from '../testing/mutants';
import { readCoursePrograms } from '../testing/programs';

const programs = readCoursePrograms();

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also waits for the compiler to load.
jest.setTimeout(120_000);

describe('the mutants of a program', () => {
  it('are the same for the same seed, and others for another', () => {
    const listTexts = (seed: number) =>
      createMutants(programs, 30, seed).map(({ text }) => text);
    expect(listTexts(1)).toEqual(listTexts(1));
    expect(listTexts(1)).not.toEqual(listTexts(2));
  });

  it('differ from the program, first in the line that they name', () => {
    const [program = ''] = programs;
    for (const { text, line } of createMutants([program], 50, 3)) {
      const lines = text.split('\n');
      const first = program
        .split('\n')
        .findIndex((original, index) => original !== lines[index]);
      // A duplicated line differs from the original one line further down.
      expect([first - 1, first, first + 1]).toContain(line - 1);
    }
  });
});

/**
 * The hash of each program decides whether the program is in the sample, and
 * its mutation: an author who adds a lesson does not meet failures in the
 * mutants of other lessons.
 */
const sample = programs
  .map((text) => ({
    text,
    seed: Number.parseInt(sha256(text).slice(0, 8), 16),
  }))
  .sort((left, right) => left.seed - right.seed)
  .slice(0, 24)
  .flatMap(({ text, seed }) => createMutants([text], 1, seed));

/**
 * A quick check runs a sample; a change in the files that decide the cards runs
 * all.
 */
const sampledMutants = sampleCases(sample, {
  count: 4,
  getName: ({ text }) => text,
  allIfChanged: /^src\/labs\/c\/(?:explain|engine)\//,
});

describe('the first card of a beginner’s slip', () => {
  it.each(sampledMutants.map((mutant) => [mutant.slip, mutant]))(
    'exists whenever the program does not compile: %s',
    async (_, { text }) => {
      await prove(['mutant', text], async () => {
        const compiler = await getNodeCompiler();
        const { id } = await getFirstCard(text, compiler);
        expect(id).not.toBe('ninguna');
        return [];
      });
    },
  );
});

/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { getNodeCompiler } from '../../testing/nodeCompiler';
import { toolCards } from '../cards';
import { readExample } from '../testing/examples';
import { matchCards } from '../match';

async function diagnose(id: string) {
  const files = readExample(id);
  if (!files) throw new Error(`No example of ${id}.`);
  const compiler = await getNodeCompiler();
  const { diagnostics } = await compiler.compile({ files });
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ids: matchCards(toolCards, diagnostic, { files }).map(
      ({ card }) => card.id,
    ),
  }));
}

const last = 'too-many-errors';
const ids = toolCards.map(({ id }) => id).filter((id) => id !== last);

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also waits for the compiler to load.
jest.setTimeout(120_000);

/**
 * A quick check runs a sample; a change in the files that decide the cards runs
 * all.
 */
const sampleOptions = {
  count: 10,
  getName: (id: string) => id,
  allIfChanged: /^src\/labs\/c\/(?:explain|engine)\//,
};

describe('the cards for what the compiler and the linker say', () => {
  it.each(sampleCases(ids, sampleOptions))(
    'answer the first fault of their example, one card each: %s',
    async (id) => {
      await prove([id, readExample(id)], async () => {
        const diagnosed = await diagnose(id);

        const first =
          diagnosed.find(({ severity }) => severity === 'error') ??
          diagnosed[0];
        expect(first).toMatchObject({ ids: [id] });
        expect(diagnosed.filter((entry) => entry.ids.length > 1)).toEqual([]);
        return [];
      });
    },
  );

  it('end with the one that the compiler says when it gives up', async () => {
    const diagnosed = await diagnose(last);

    expect(diagnosed.at(-1)).toMatchObject({ ids: [last] });
  });
});

/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { getNodeCompiler, runInNode } from '../../testing/nodeCompiler';
import type { RunEnd } from '../../engine/types';
import { explainEnd, explainFinding } from '..';
import { endCards, findingCards, memoryCards } from '../cards';
import { checkSourceMemory } from '../../testing/checkSourceMemory';
import { readExample } from '../testing/examples';

async function run(id: string) {
  const files = readExample(id);
  if (!files) throw new Error(`No example of ${id}.`);
  const compiler = await getNodeCompiler();
  const outcome = await compiler.compile({ files });
  if (outcome.kind === 'rejected') throw new Error(outcome.text);
  return runInNode(outcome.wasm);
}

async function watch(id: string) {
  const files = readExample(id);
  if (!files) throw new Error(`No example of ${id}.`);
  return checkSourceMemory(files);
}

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also waits for the compiler to load.
jest.setTimeout(120_000);

/**
 * A quick check runs a sample; a change in the files that decide the cards runs
 * all.
 */
const sampleOptions = {
  count: 2,
  getName: (id: string) => id,
  allIfChanged: /^src\/labs\/c\/(?:explain|engine)\//,
};

describe('the cards for what a program does', () => {
  it.each(
    sampleCases(
      [...findingCards.map(({ id }) => id), 'run-undefined'],
      sampleOptions,
    ),
  )('answer what their example does first: %s', async (id) => {
    await prove([id, readExample(id)], async () => {
      const { findings } = await run(id);
      const [first] = findings;
      if (!first) throw new Error('The example does nothing undefined.');

      const explanation = explainFinding(first);

      expect(explanation).toMatchObject({ id });
      // A `$name` missing from the check's details would become an empty
      // string.
      const { title, meaning, cause, fix } = explanation;
      expect([title, meaning, cause, fix].join('\n')).not.toMatch(
        /``| {2}| [.,]/,
      );
      return [];
    });
  });

  it.each(
    sampleCases(
      memoryCards.map(({ id }) => id),
      sampleOptions,
    ),
  )('answer what their example does with memory: %s', async (id) => {
    await prove([id, readExample(id)], async () => {
      const [first] = (await watch(id)).findings;
      if (!first) throw new Error('Nothing was found.');

      const explanation = explainFinding(first);

      expect(explanation).toMatchObject({ id });
      const { title, meaning, cause, fix } = explanation;
      expect([title, meaning, cause, fix].join('\n')).not.toMatch(
        /``| {2}| [.,]|\$/,
      );
      return [];
    });
  });

  it.each(
    endCards
      .filter(({ end, reason }) => {
        const isOfTheLab = reason === 'unsupported' || reason === 'internal';
        return end !== 'time-limit' && !isOfTheLab;
      })
      .map(({ id }) => id),
  )('answer the end of their example: %s', async (id) => {
    await prove([id, readExample(id)], async () => {
      const { end } = await run(id);
      expect(explainEnd(end)).toMatchObject({ id });
      return [];
    });
  });

  it.each([
    [
      'an `assert`',
      '#include <assert.h>\nint main(void) {\n    int age = -3;\n    assert(age >= 0);\n    return 0;\n}\n',
      'No se cumplió `assert(age >= 0)`',
      4,
    ],
    [
      'an `assert` with a text that has parentheses',
      '#include <assert.h>\n#include <string.h>\nint main(void) {\n    assert(strcmp("a (b)", "c") == 0);\n    return 0;\n}\n',
      'No se cumplió `assert(strcmp("a (b)", "c") == 0)`',
      4,
    ],
    [
      'the only `abort`',
      '#include <stdlib.h>\nint main(int argc, char **argv) {\n    (void)argv; // abort() no\n    if (argc > 0) abort();\n    return 0;\n}\n',
      'El programa se detuvo a sí mismo',
      4,
    ],
  ])('point to %s that stopped the program', async (_, text, title, line) => {
    await prove(['stop', text], async () => {
      const compiler = await getNodeCompiler();
      const files = [{ name: 'main.c', text }];
      const outcome = await compiler.compile({ files });
      if (outcome.kind === 'rejected') throw new Error(outcome.text);
      const { end } = await runInNode(outcome.wasm);
      expect(explainEnd(end, files)).toMatchObject({
        title,
        place: { file: 'main.c', line },
      });
      return [];
    });
  });

  it.each<[RunEnd, string | undefined]>([
    [
      { kind: 'time-limit', ms: 2000 },
      'Se detuvo después de 2 s sin terminar.',
    ],
    [{ kind: 'exit', status: 0 }, undefined],
    [{ kind: 'exit', status: 1 }, undefined],
    [{ kind: 'stopped' }, undefined],
  ])('say of an end like %j what there is to say', (end, meaning) => {
    expect(explainEnd(end)?.meaning).toBe(meaning);
  });
});

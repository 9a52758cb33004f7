/** @jest-environment node */
import { nodeCompiler, runInNode } from '../../../labs/engine/c/testing';
import type { CCompiler } from '../../../labs/engine/c/types';
import { documentsIn } from '../../../remark/quiz/__tests__/documents';
import { collectSamples, type Sample } from '../collect';
import { judge } from '../judge';
import { tryOnPage } from '../page';

jest.setTimeout(120_000);

const samples = ['docs', 'blog'].flatMap(documentsIn).flatMap(collectSamples);
const name = ({ place, fence }: Sample) => `${place}: ${fence.title ?? 'C'}`;

let compiler: CCompiler;

beforeAll(async () => {
  compiler = await nodeCompiler();
});

it.each(samples.map((sample) => [name(sample), sample] as const))(
  '%s is what the page says',
  async (_, sample) => {
    const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
    expect(judge(sample, attempt)).toEqual([]);
  },
);

it('needs no more of the compiler than what every reader downloads', () => {
  expect(compiler.fallbacks()).toBe(0);
});

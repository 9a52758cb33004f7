/** @jest-environment node */
import { nodeCompiler, runInNode } from '../../nodeCompiler';
import type { CCompiler } from '../../../engine/types';
import { documentsIn, parseDocument } from '../../../../../content/documents';
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

const outOfBounds = (options: string) =>
  collectSamples(
    parseDocument(
      'docs/x.mdx',
      [
        `\`\`\`c ejecutable ${options}`,
        '#include <stdio.h>',
        'int main(int argc, char **argv)',
        '{',
        '    int a[3] = {0};',
        '    printf("%s\\n", argv[0] ? "sí" : "no");',
        '    return a[argc + 2];',
        '}',
        '```',
        '',
        '```text salida',
        'sí',
        '```',
      ].join('\n'),
    ),
  );

it.each([
  ['fallo="índice 3 fuera de int[3]"', []],
  [
    'fallo="índice 4"',
    [expect.stringMatching(/se esperaba el fallo "índice 4"; .*índice 3/)],
  ],
  ['', [expect.stringMatching(/línea 6: índice 3 fuera de int\[3\]/)]],
])(
  'knows what a program is caught doing as readers are told: %s',
  async (options, faults) => {
    for (const sample of outOfBounds(options)) {
      const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
      expect(judge(sample, attempt).slice(0, 1)).toEqual(faults);
    }
    expect.hasAssertions();
  },
);

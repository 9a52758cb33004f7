/** @jest-environment node */
import { getNodeCompiler, runInNode } from '../../nodeCompiler';
import { parseDocument } from '../../../../../content/documents';
import { createPageProofs } from '../../proveSamples';
import { collectSamples } from '../collect';
import { findContradictions } from '../contradictions';
import { tryOnPage } from '../tryOnPage';

jest.setTimeout(120_000);

// Disables the log for authors: these programs are invented.
beforeAll(() => {
  delete process.env.PROOFS_LOG;
});

it('tells of a program that needs more, and does not refuse it', async () => {
  const [sample] = collectSamples(
    parseDocument(
      'docs/x.mdx',
      '```c\nint main(void)\n{\n    return 0;\n}\n```\n',
    ),
  );
  let fallbacks = 0;
  const { prove: proveOne, notes } = createPageProofs(async () => ({
    ...(await getNodeCompiler()),
    countFallbacks: () => (fallbacks += 1),
  }));
  expect(sample && (await proveOne(sample))).toEqual([]);
  expect(notes()).toEqual([
    expect.stringMatching(/docs\/x\.mdx.*un trozo más/),
  ]);
});

const createOutOfBounds = (options: string) =>
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
  ['memoria="algo que nadie escribió"', []],
  ['memoria="otra cosa"', [expect.stringMatching(/fallo de memoria/)]],
])(
  'knows what the memory checker reports after the run: %s',
  async (options, faults) => {
    const compiler = await getNodeCompiler();
    const samples = collectSamples(
      parseDocument(
        'docs/x.mdx',
        `\`\`\`c ejecutable ${options}\n#include <stdio.h>\nint main(void)\n{\n    int a[3];\n    if (a[1] > 0)\n        puts("sí");\n    return 0;\n}\n\`\`\`\n`,
      ),
    );
    for (const sample of samples) {
      const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
      expect(findContradictions(sample, attempt).slice(0, 1)).toEqual(faults);
    }
    expect.hasAssertions();
  },
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
    const compiler = await getNodeCompiler();
    for (const sample of createOutOfBounds(options)) {
      const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
      expect(findContradictions(sample, attempt).slice(0, 1)).toEqual(faults);
    }
    expect.hasAssertions();
  },
);

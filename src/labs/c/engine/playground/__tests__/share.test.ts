/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { anyProject, createProject } from '../__fixtures__/arbitrary';
import { projectLimits } from '../project';
import { decodeShare, encodePlain, encodeShare } from '../share';

const { CompressionStream: original } = globalThis;

afterEach(() => {
  globalThis.CompressionStream = original;
});

it('brings back any program, compressed or not', async () => {
  await fc.assert(
    fc.asyncProperty(anyProject, async (project) => {
      const expected = { ok: true, project };
      expect(await decodeShare(await encodeShare(project))).toEqual(expected);
      expect(await decodeShare(encodePlain(project))).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('needs no character that an address would escape', async () => {
  const hash = await encodeShare(createProject('/* ñ ¿€? */\n'.repeat(50)));
  expect(hash).toMatch(/^#c=1[\w-]+$/);
});

it('makes the hello program shorter than a short message', async () => {
  const hash = await encodeShare(
    createProject(
      '#include <stdio.h>\n\nint main(void)\n{\n    printf("¡Hola, mundo!\\n");\n    return 0;\n}\n',
      'Hola, mundo',
    ),
  );
  expect(hash.length).toBeLessThan(250);
});

it('does without compression where the browser has none', async () => {
  // @ts-expect-error -- an old browser
  globalThis.CompressionStream = undefined;
  const project = createProject('int main(void) { return 0; }');
  const hash = await encodeShare(project);
  expect(hash).toMatch(/^#c=0/);
  expect(await decodeShare(hash)).toEqual({ ok: true, project });
});

it('never throws and never makes up a program, whatever the address says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.stringMatching(/^[01][\w-]*$/),
      ),
      async (text) => {
        expect((await decodeShare(`#c=${text}`)).ok).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});

it('says that an address that was cut is damaged', async () => {
  const hash = await encodeShare(createProject('int main(void) { return 0; }'));
  for (let length = 3; length < hash.length; length += 1)
    expect(await decodeShare(hash.slice(0, length))).toEqual({
      ok: false,
      problem: 'damaged',
    });
});

it('tells an address of a newer site from a damaged one', async () => {
  expect(await decodeShare('#c=2abcd')).toEqual({
    ok: false,
    problem: 'newer',
  });
});

it('stops unpacking what would fill the memory', async () => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000)).toString('base64url');
  expect(await decodeShare(`#c=1${bomb}`)).toEqual({
    ok: false,
    problem: 'too-large',
  });
});

it('refuses a program larger than the playground takes', async () => {
  const large = createProject(randomBytes(800_000).toString('hex'));
  expect(await decodeShare(await encodeShare(large))).toEqual({
    ok: false,
    problem: 'too-large',
  });
});

const createProjectOfLines = (lines: number) =>
  createProject('\n'.repeat(lines - 1));

it.each([projectLimits.lines + 1, 1_400_000])(
  'refuses a program of %i lines, before all of it is there',
  async (lines) => {
    const parse = jest.spyOn(JSON, 'parse');
    for (const hash of [
      await encodeShare(createProjectOfLines(lines)),
      encodePlain(createProjectOfLines(lines)),
    ])
      expect(await decodeShare(hash)).toEqual({
        ok: false,
        problem: 'too-large',
      });
    expect(parse.mock.calls).toHaveLength(0);
    parse.mockRestore();
  },
);

it('takes the longest program there may be, line breaks in its texts apart', async () => {
  const longest = createProject(
    'puts("\\n");\n'.repeat(projectLimits.lines - 1),
  );
  expect(await decodeShare(await encodeShare(longest))).toEqual({
    ok: true,
    project: longest,
  });
});

it.each([
  ['no files', { f: [] }],
  ['a path for a name', { f: [['../a.c', '']] }],
  [
    'two files with one name',
    {
      f: [
        ['a.c', ''],
        ['A.c', ''],
      ],
    },
  ],
  ['a text that is none', { f: [['a.c', 5]] }],
  ['an unknown standard', { f: [['a.c', '']], s: { standard: 'c89' } }],
  ['an unknown flag', { f: [['a.c', '']], s: { flags: ['-O3'] } }],
  ['no object', 3],
  ['null', null],
])('refuses %s', async (_, value) => {
  const code = Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(await decodeShare(`#c=0${code}`)).toEqual({
    ok: false,
    problem: 'damaged',
  });
});

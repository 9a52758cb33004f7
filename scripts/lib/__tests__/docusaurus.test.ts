/** @jest-environment node */
import type { Finding } from '../../../src/content/finding';
import { docusaurus, holdErrors } from '../docusaurus.mjs';

const fault: Finding = {
  level: 'error',
  file: 'docs/a.mdx',
  expected: 'una cosa',
  found: 'otra',
};

function project() {
  let printed = '';
  const runs: string[][] = [];
  const tools = {
    checks: [[]] as Finding[][],
    output: ['[INFO] Empieza\n'],
    code: 0,
    translated: [] as Finding[],
    check: () => Promise.resolve(tools.checks.shift() ?? []),
    translate: (text: string) =>
      text.includes('[ERROR]') ? tools.translated : [],
    format: (findings: readonly Finding[]) => `✗ ${findings.length} falta`,
    run: (args: readonly string[], onOutput: (text: string) => void) => {
      runs.push([...args]);
      tools.output.forEach(onOutput);
      return Promise.resolve(tools.code);
    },
    changed: () => Promise.resolve(),
    print: (text: string) => {
      printed += text;
    },
  };
  return { tools, runs, printed: () => printed };
}

afterEach(() => {
  delete process.env.DEBUG;
});

const build = (tools: ReturnType<typeof project>['tools']) =>
  docusaurus('.', ['build'], tools);

it('builds nothing while something is wrong, and says it last', async () => {
  const { tools, runs, printed } = project();
  tools.checks = [[fault]];
  expect(await build(tools)).toBe(1);
  expect(runs).toEqual([]);
  expect(printed()).toMatch(/✗ 1 falta\n\nCorrige y vuelve a probar[^\n]*\n$/);
});

it('shows what Docusaurus prints when all is well', async () => {
  const { tools, printed } = project();
  expect(await build(tools)).toBe(0);
  expect(printed()).toBe('[INFO] Empieza\n');
});

it('tells a fault of Docusaurus without its trace', async () => {
  const { tools, printed } = project();
  Object.assign(tools, {
    output: ['[INFO] Empieza\n[ERROR] Error: x\n', '    at y\n'],
    code: 1,
    translated: [fault],
  });
  expect(await build(tools)).toBe(1);
  expect(printed()).toMatch(/^\[INFO\] Empieza\n\n✗ 1 falta/);
  expect(printed()).not.toMatch(/at y/);
});

it('keeps the trace with DEBUG=1, and the author’s message last', async () => {
  process.env.DEBUG = '1';
  const { tools, printed } = project();
  Object.assign(tools, {
    output: ['[ERROR] Error: x\n    at y\n'],
    code: 1,
    translated: [fault],
  });
  await build(tools);
  expect(printed()).toMatch(/at y\n\n✗ 1 falta/);
});

it('hides nothing of a fault that nobody has translated', async () => {
  const { tools, printed } = project();
  Object.assign(tools, { output: ['[ERROR] Error: x\n    at y\n'], code: 1 });
  expect(await build(tools)).toBe(1);
  expect(printed()).toMatch(/at y\n\n✗ El sitio no se pudo construir/);
});

it('starts when the faulty file is mended, without being asked again', async () => {
  const { tools, runs, printed } = project();
  tools.checks = [[fault], []];
  expect(await docusaurus('.', ['start'], tools)).toBe(0);
  expect(runs).toEqual([['start']]);
  expect(printed()).toMatch(/✗ 1 falta[\s\S]*en cuanto guardes/);
});

it('tells each fault of the running site in the same words', async () => {
  const { tools, printed } = project();
  Object.assign(tools, {
    output: ['[ERROR] Error: x\n    at y\n', 'compiled\n'],
    translated: [fault],
  });
  await docusaurus('.', ['start'], tools);
  expect(printed()).toMatch(/^\n✗ 1 falta[\s\S]*compiled\n$/);
  expect(printed()).not.toMatch(/at y/);
});

it('holds back from the first error on', () => {
  let printed = '';
  const errors = holdErrors((text) => {
    printed += text;
  }, false);
  errors.take('uno\n\u001b[31m[ERROR] dos\n');
  errors.take('tres\n');
  expect(printed).toBe('uno\n');
  expect(errors.text).toBe('\u001b[31m[ERROR] dos\ntres\n');
});

/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../../../src/content/finding';
import {
  runDocusaurus,
  createDocusaurusEnv,
  createErrorBuffer,
  createRunner,
} from '../docusaurus.mjs';

const fault: Finding = {
  level: 'error',
  file: 'docs/a.mdx',
  expected: 'una cosa',
  found: 'otra',
};

function createProject() {
  let printedText = '';
  const runs: string[][] = [];
  const tools = {
    checks: [[]] as Finding[][],
    output: ['[INFO] Empieza\n'],
    code: 0,
    translated: [] as Finding[],
    check: () => Promise.resolve(tools.checks.shift() ?? []),
    translate: (text: string) =>
      text.includes('[ERROR]') ? tools.translated : [],
    locate: (findings: readonly Finding[]) => Promise.resolve(findings),
    format: (findings: readonly Finding[]) => `✗ ${findings.length} falta`,
    run: (args: readonly string[], onOutput: (text: string) => void) => {
      runs.push([...args]);
      tools.output.forEach(onOutput);
      return Promise.resolve(tools.code);
    },
    changed: () => Promise.resolve(),
    print: (text: string) => {
      printedText += text;
    },
  };
  return { tools, runs, readPrinted: () => printedText };
}

afterEach(() => {
  delete process.env.DEBUG;
});

const build = (tools: ReturnType<typeof createProject>['tools']) =>
  runDocusaurus('.', ['build'], tools);

it('builds nothing while something is wrong, and says it last', async () => {
  const { tools, runs, readPrinted } = createProject();
  tools.checks = [[fault]];
  expect(await build(tools)).toBe(1);
  expect(runs).toEqual([]);
  expect(readPrinted()).toMatch(
    /✗ 1 falta\n\nCorrige y vuelve a probar[^\n]*\n$/,
  );
});

it('shows what Docusaurus prints when all is well', async () => {
  const { tools, readPrinted } = createProject();
  expect(await build(tools)).toBe(0);
  expect(readPrinted()).toBe('[INFO] Empieza\n');
});

it('tells a fault of Docusaurus without its trace', async () => {
  const { tools, readPrinted } = createProject();
  Object.assign(tools, {
    output: ['[INFO] Empieza\n[ERROR] Error: x\n', '    at y\n'],
    code: 1,
    translated: [fault],
  });
  expect(await build(tools)).toBe(1);
  expect(readPrinted()).toMatch(/^\[INFO\] Empieza\n\n✗ 1 falta/);
  expect(readPrinted()).not.toMatch(/at y/);
});

it('keeps the trace with DEBUG=1, and the author’s message last', async () => {
  process.env.DEBUG = '1';
  const { tools, readPrinted } = createProject();
  Object.assign(tools, {
    output: ['[ERROR] Error: x\n    at y\n'],
    code: 1,
    translated: [fault],
  });
  await build(tools);
  expect(readPrinted()).toMatch(/at y\n\n✗ 1 falta/);
});

it('hides nothing of a fault that nobody has translated', async () => {
  const { tools, readPrinted } = createProject();
  Object.assign(tools, { output: ['[ERROR] Error: x\n    at y\n'], code: 1 });
  expect(await build(tools)).toBe(1);
  expect(readPrinted()).toMatch(/at y\n\n✗ El sitio no se pudo construir/);
});

it('starts when the faulty file is mended, without being asked again', async () => {
  const { tools, runs, readPrinted } = createProject();
  tools.checks = [[fault], []];
  expect(await runDocusaurus('.', ['start'], tools)).toBe(0);
  expect(runs).toEqual([['start']]);
  expect(readPrinted()).toMatch(/✗ 1 falta[\s\S]*en cuanto guardes/);
});

it('tells a fault of the running site once, however many pieces it comes in', async () => {
  const { tools, readPrinted } = createProject();
  Object.assign(tools, {
    output: [
      '[ERROR] Error',
      ': x\n',
      '    at y\n',
      'compiled with 2 errors\n',
    ],
    translated: [fault],
  });
  await runDocusaurus('.', ['start'], tools);
  expect(readPrinted()).toMatch(
    /^\n✗ 1 falta\n\nCorrige y vuelve a probar[^\n]*\n$/,
  );
});

it('prints what the running site says when nothing is wrong', async () => {
  const { tools, readPrinted } = createProject();
  tools.output = ['compiled successfully\n'];
  await runDocusaurus('.', ['start'], tools);
  expect(readPrinted()).toBe('compiled successfully\n');
});

it('holds back from the first error on', () => {
  let printedText = '';
  const errors = createErrorBuffer((text) => {
    printedText += text;
  }, false);
  errors.write('uno\n\u001b[31m[ERROR] dos\n');
  errors.write('tres\n');
  expect(printedText).toBe('uno\n');
  expect(errors.text).toBe('\u001b[31m[ERROR] dos\ntres\n');
});

describe('the warning about babel.config.js', () => {
  const printWarnings = `
    const { collectAllSiteMessages } = require('@docusaurus/core/lib/server/siteMessages');
    const siteConfig = { future: { faster: { swcJsLoader: true } } };
    collectAllSiteMessages({ site: { props: { siteDir: process.cwd(), siteConfig } } })
      .then((messages) => console.log(JSON.stringify(messages)));
  `;
  const readWarnings = async (env: NodeJS.ProcessEnv) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['-e', printWarnings],
      { env },
    );
    return stdout.trim();
  };

  it('does not appear where the site is built', async () => {
    expect(await readWarnings(createDocusaurusEnv(process.env))).toBe('[]');
  });

  it('appears for those who name the file', async () => {
    const env = {
      ...process.env,
      DOCUSAURUS_BABEL_CONFIG_FILE_NAME: 'babel.config.js',
    };
    expect(await readWarnings(createDocusaurusEnv(env))).toMatch(
      /remove the Babel config file/,
    );
  });

  it('is off in every command that Docusaurus runs', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'docusaurus-'));
    const bin = path.join(root, 'node_modules/@docusaurus/core/bin');
    await mkdir(bin, { recursive: true });
    await writeFile(
      path.join(bin, 'docusaurus.mjs'),
      'console.log(process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME)',
    );
    let printedText = '';
    await createRunner(root)(['build'], (text) => (printedText += text));
    expect(printedText.trim()).toBe(
      createDocusaurusEnv({}).DOCUSAURUS_BABEL_CONFIG_FILE_NAME,
    );
    await rm(root, { recursive: true });
  });
});

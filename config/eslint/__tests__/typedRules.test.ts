/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tseslint from 'typescript-eslint';

const root = path.resolve(__dirname, '../../..');
const configFile = path.join(root, '.oxlintrc.json');

interface Config {
  readonly rules: Record<string, unknown>;
}

/** Rules of typescript-eslint that oxlint does not offer yet. */
const missingRules = ['no-unsafe-class-instance-assignment'];

interface Rule {
  readonly meta: {
    readonly docs: { readonly requiresTypeChecking?: boolean };
  };
}

const plugin: unknown = tseslint.plugin;
const { rules: knownRules } = plugin as {
  readonly rules: Readonly<Partial<Record<string, Rule>>>;
};

function listTypedRules(): string[] {
  const names = tseslint.configs.strictTypeChecked.flatMap(({ rules = {} }) =>
    Object.keys(rules),
  );
  return [...new Set(names)]
    .filter((name) => name.startsWith('@typescript-eslint/'))
    .map((name) => name.slice('@typescript-eslint/'.length))
    .filter(
      (name) => knownRules[name]?.meta.docs.requiresTypeChecking === true,
    );
}

function lint(code: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-rules-'));
  try {
    writeFileSync(path.join(folder, 'page.ts'), code);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, types: [] } }),
    );
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/oxlint/bin/oxlint'),
        '--config',
        configFile,
        '--format=unix',
        'page.ts',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          OXLINT_TSGOLINT_PATH: path.join(
            root,
            'node_modules/oxlint-tsgolint/bin/tsgolint.js',
          ),
        },
      },
    );
    return `${status}: ${stdout}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('keeps every rule of the strict set that needs types', () => {
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as Config;
  expect(
    [
      ...Object.keys(config.rules).map((name) =>
        name.replace('typescript/', ''),
      ),
      ...missingRules,
    ].sort(),
  ).toEqual(listTypedRules().sort());
});

it('refuses a promise that nobody waits for', () => {
  expect(lint('Promise.resolve();')).toMatch(/^1: .*no-floating-promises/s);
});

it('refuses a value of another type', () => {
  expect(lint("export const size: number = 'a';")).toMatch(/^1: .*TS2322/s);
});

it('accepts a page without faults', () => {
  expect(lint('export const size = 1;')).toMatch(/^0: /);
});

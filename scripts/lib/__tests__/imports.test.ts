/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';

const root = path.resolve(__dirname, '../../..');

interface Report {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
    }[];
  };
}

/** File that breaks each rule, with the module that it must not import. */
const brokenFiles: Readonly<Record<string, readonly [string, string]>> = {
  'sin-ciclos': [
    'src/utils/one.ts',
    "import type { Two } from './two';\nexport interface One { two: Two }\n",
  ],
  'un-laboratorio-no-conoce-a-otro': [
    'src/labs/c/client/other.ts',
    "export * from '../../linux/client/words';\n",
  ],
  'lo-compartido-no-conoce-a-nadie': [
    'src/labs/kit/other.ts',
    "export type { words } from '../linux/client/words';\n",
  ],
  'el-motor-no-mira-arriba': [
    'src/labs/linux/engine/other.ts',
    "export * from '../client/words';\n",
  ],
  'el-navegador-no-lleva-complementos': [
    'src/components/Other/index.ts',
    "export * from '../../plugins/thing';\n",
  ],
  'cada-carpeta-en-su-piso': [
    'src/components/Higher/index.ts',
    "export * from '../../progress/saved';\n",
  ],
  'lo-probado-no-usa-pruebas': [
    'src/utils/three.ts',
    "export * from './__tests__/help';\n",
  ],
};

const validFiles = {
  'tsconfig.json': '{"compilerOptions":{"strict":true}}',
  'src/utils/two.ts':
    "import type { One } from './one';\nexport interface Two { one: One }\n",
  'src/utils/__tests__/help.ts': 'export const help = 1;\n',
  'src/progress/saved.ts': 'export const saved = 1;\n',
  'src/theme/Root/index.ts': "export * from '../../progress/saved';\n",
  'src/plugins/thing.ts': 'export const thing = 1;\n',
  'src/labs/linux/client/words.ts':
    "import { four } from '../engine/four';\nexport const words = four;\n",
  'src/labs/linux/engine/four.ts': 'export const four = 4;\n',
};

let violations: Report['summary']['violations'];
let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  project = await createTempFolder({
    ...validFiles,
    ...Object.fromEntries(Object.values(brokenFiles)),
  });
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(
        root,
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ),
      'src',
      '--config',
      path.join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
    ],
    { cwd: project.root, encoding: 'utf8' },
  );
  violations = (JSON.parse(stdout) as Report).summary.violations;
}, 30_000);

afterAll(() => project.remove());

it.each(Object.entries(brokenFiles))(
  '%s refuses what breaks it',
  (rule, [file]) => {
    expect(
      violations
        .filter(({ from }) => from === file)
        .map((each) => each.rule.name),
    ).toContain(rule);
  },
);

it('accepts what breaks none', () => {
  const guilty = new Set(Object.values(brokenFiles).map(([file]) => file));
  expect(
    violations.filter(
      ({ from, rule }) =>
        // Excludes the other file of the cycle.
        !guilty.has(from) && rule.name !== 'sin-ciclos',
    ),
  ).toEqual([]);
});

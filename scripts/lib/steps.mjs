import { UserError } from './cli.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} needs Steps that must have passed before.
 * @property {boolean} [alone] Uses every core by itself, or a lock that others want.
 * @property {boolean} [browser] Is told where the browser is.
 * @property {{kind: 'jest' | 'playwright', file: string}} [tests] Where it leaves the result of its tests.
 */

/** Exit code by which a step says that this machine cannot run it. */
export const SKIPPED_EXIT_CODE = 77;

const node = process.execPath;

/**
 * Everything `npm run verify` proves, in order: what needs nothing, what needs
 * the tests' machinery, what looks at the built site. The programs are named by
 * file because on Windows `node_modules/.bin` holds no JavaScript.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  {
    name: 'typecheck',
    command: node,
    args: ['node_modules/typescript/bin/tsc', '--noEmit'],
    needs: [],
  },
  {
    name: 'eslint',
    command: node,
    args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    needs: [],
  },
  {
    name: 'imports',
    command: node,
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'src',
      'config',
      'docusaurus.config.ts',
      '--output-type',
      'err-long',
    ],
    needs: [],
  },
  {
    name: 'prettier',
    command: node,
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
    needs: [],
  },
  {
    name: 'cspell',
    command: node,
    args: [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-summary',
      '.',
    ],
    needs: [],
  },
  {
    name: 'markdownlint',
    command: node,
    args: ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
    needs: [],
  },
  {
    name: 'knip',
    command: node,
    args: ['node_modules/knip/bin/knip.js'],
    needs: [],
  },
  {
    name: 'labs',
    command: node,
    args: ['scripts/labs.mjs'],
    needs: [],
    alone: true,
  },
  {
    name: 'linux',
    command: node,
    args: ['scripts/check-linux-image.mjs'],
    needs: [],
    alone: true,
  },
  {
    name: 'compilers',
    command: node,
    args: ['scripts/ensure-compilers.mjs'],
    needs: [],
    alone: true,
  },
  {
    name: 'jest',
    command: node,
    args: [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      '--outputFile=.cache/jest.json',
    ],
    needs: ['labs'],
    alone: true,
    tests: { kind: 'jest', file: '.cache/jest.json' },
  },
  {
    name: 'build',
    command: node,
    args: ['scripts/web.mjs', '--only-build'],
    needs: [],
    alone: true,
  },
  {
    name: 'links',
    command: node,
    args: ['scripts/check-links.mjs', 'build'],
    needs: ['build'],
  },
  {
    name: 'html-validate',
    command: node,
    args: [
      'node_modules/html-validate/bin/html-validate.mjs',
      'build/**/*.html',
    ],
    needs: ['build'],
  },
  {
    name: 'observatory',
    command: node,
    args: ['scripts/observatory.mjs', 'build/_headers'],
    needs: ['build'],
  },
  {
    name: 'nginx',
    command: node,
    args: ['scripts/check-nginx.mjs', 'build'],
    needs: ['build'],
  },
  {
    name: 'browser',
    command: node,
    args: ['scripts/ensure-browser.mjs'],
    needs: [],
    alone: true,
  },
  {
    name: 'subpath',
    command: node,
    args: ['scripts/check-subpath.mjs'],
    needs: ['build'],
    alone: true,
  },
  {
    name: 'playwright',
    command: node,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--fail-on-flaky-tests',
    ],
    needs: ['build', 'subpath', 'browser'],
    alone: true,
    browser: true,
    tests: { kind: 'playwright', file: '.cache/playwright.json' },
  },
];

/**
 * @param {readonly Step[]} all
 * @param {readonly string[]} names
 */
function assertKnown(all, names) {
  const unknown = names.filter(
    (name) => !all.some((step) => step.name === name),
  );
  if (unknown.length > 0)
    throw new UserError(
      `No existe el paso «${unknown.join('», «')}».`,
      `Los pasos son: ${all.map(({ name }) => name).join(', ')}.`,
    );
}

/**
 * The steps an author asked for, with those they need, in the usual order.
 *
 * @param {readonly Step[]} all
 * @param {{only?: string | undefined, from?: string | undefined}} wish
 * @returns {Step[]}
 */
export function chooseSteps(all, { only, from }) {
  const named = only?.split(',').map((name) => name.trim()) ?? [];
  assertKnown(all, from === undefined ? named : [...named, from]);
  const start = all.findIndex(({ name }) => name === from);
  const chosen = new Set(
    all
      .filter(
        ({ name }, index) =>
          (only === undefined || named.includes(name)) && index >= start,
      )
      .map(({ name }) => name),
  );
  // Backwards, so that the needs of a need are seen after it was added.
  for (const { name, needs } of [...all].reverse())
    if (chosen.has(name)) for (const need of needs) chosen.add(need);
  return all.filter(({ name }) => chosen.has(name));
}

import { UserError } from './cli.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} needs Steps that must have passed before.
 * @property {boolean} [alone] Uses every core by itself, or a lock that others want.
 * @property {boolean} [browser] Is told where the browser is.
 * @property {TestRun} [tests] Where it leaves the result of its tests.
 * @property {Reads} [reads] All that decides its outcome, besides the packages; what does not say it runs each time.
 * @property {readonly string[]} [makes] Files and folders that others need as it left them.
 * @property {boolean | readonly string[]} [sample] For `npm test`: false leaves the step to `npm run verify`, arguments make it prove a sample.
 */

/**
 * @typedef {object} TestRun
 * @property {'jest' | 'playwright' | 'content'} kind
 * @property {string} file Inside the project.
 */

/**
 * @typedef {object} Reads
 * @property {RegExp} files Of the project.
 * @property {readonly string[]} [folders] That are made, and so not in git.
 * @property {(env: NodeJS.ProcessEnv) => readonly string[]} [tools] Programs of this machine.
 */

/** Exit code by which a step says that this machine cannot run it. */
export const SKIPPED_EXIT_CODE = 77;

const node = process.execPath;

const EVERYTHING = /^/;
const CODE = /\.(?:[cm]?[jt]sx?|json|css)$|^\.npmrc$/;
/** Configuration and the scripts themselves, for what looks at the built site. */
const SCRIPTS = /^scripts\/|^\.htmlvalidate\.json$|^package\.json$/;

/** Tests of many programs and cards, whose proofs are kept: `npm test` makes some. */
const CONTENT_TESTS = String.raw`\.content\.test\.`;
/** Marks the browser tests that `npm test` runs. */
const SAMPLE_TAG = '@sample';

/**
 * @param {string} name
 * @param {readonly string[]} filter Arguments that choose the tests.
 * @param {{folders: readonly string[], needs: readonly string[]}} site What the tests visit.
 * @returns {Step}
 */
function browserStep(name, filter, { folders, needs }) {
  const file = `.cache/${name}.json`;
  return {
    name,
    command: node,
    args: ['node_modules/@playwright/test/cli.js', 'test', ...filter],
    reads: {
      files: EVERYTHING,
      folders,
      tools: ({ CHROMIUM_PATH }) => (CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    },
    makes: [file],
    needs,
    alone: true,
    browser: true,
    tests: { kind: 'playwright', file },
  };
}

/**
 * Everything `npm run verify` proves. First come the steps that keep one core
 * busy: as many run at a time as there are cores, the long ones first, for the
 * short ones to fill what is left. Then come those that use all cores. The
 * programs are named by file because on Windows `node_modules/.bin` holds no
 * JavaScript.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  {
    name: 'labs',
    command: node,
    args: ['scripts/labs.mjs'],
    needs: [],
  },
  {
    name: 'eslint',
    command: node,
    args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    reads: { files: CODE },
    needs: [],
  },
  {
    name: 'build',
    command: node,
    args: ['scripts/web.mjs', '--only-build'],
    needs: ['labs'],
  },
  {
    name: 'course',
    command: node,
    args: ['scripts/check-course.mjs'],
    sample: false,
    reads: { files: EVERYTHING },
    makes: ['.cache/subpath'],
    needs: ['labs'],
  },
  {
    name: 'linux',
    command: node,
    args: ['scripts/check-linux-image.mjs'],
    sample: false,
    // Both unpack the image the first time.
    needs: ['labs'],
  },
  {
    name: 'typecheck',
    command: node,
    args: ['node_modules/typescript/bin/tsc', '--noEmit'],
    reads: { files: CODE },
    needs: [],
  },
  {
    name: 'prettier',
    command: node,
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
    reads: { files: EVERYTHING },
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
    reads: { files: EVERYTHING },
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
    reads: { files: CODE },
    needs: [],
  },
  {
    name: 'knip',
    command: node,
    args: ['node_modules/knip/bin/knip.js'],
    reads: { files: EVERYTHING },
    needs: [],
  },
  {
    name: 'markdownlint',
    command: node,
    args: ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
    reads: { files: EVERYTHING },
    needs: [],
  },
  {
    name: 'html-validate',
    command: node,
    args: [
      'node_modules/html-validate/bin/html-validate.mjs',
      'build/**/*.html',
    ],
    reads: { files: SCRIPTS, folders: ['build'] },
    needs: ['build'],
  },
  {
    name: 'links',
    command: node,
    args: ['scripts/check-links.mjs', 'build'],
    reads: { files: SCRIPTS, folders: ['build'] },
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
    sample: false,
    needs: ['build'],
  },
  {
    name: 'compilers',
    command: node,
    args: ['scripts/ensure-compilers.mjs'],
    needs: [],
    alone: true,
    sample: false,
  },
  {
    name: 'unit',
    command: node,
    args: [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      '--outputFile=.cache/unit.json',
      '--testPathIgnorePatterns',
      CONTENT_TESTS,
    ],
    reads: { files: EVERYTHING },
    makes: ['.cache/unit.json'],
    needs: ['labs'],
    alone: true,
    tests: { kind: 'jest', file: '.cache/unit.json' },
  },
  {
    name: 'cards',
    command: node,
    args: [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      '--outputFile=.cache/cards.json',
      '--testPathPatterns',
      CONTENT_TESTS,
    ],
    needs: ['labs'],
    alone: true,
    tests: { kind: 'jest', file: '.cache/cards.json' },
  },
  {
    name: 'content',
    command: node,
    args: ['scripts/content.mjs'],
    needs: ['labs'],
    alone: true,
    sample: ['--sample'],
    tests: { kind: 'content', file: '.cache/content.json' },
  },
  {
    name: 'browser',
    command: node,
    args: ['scripts/ensure-browser.mjs'],
    needs: [],
    alone: true,
    sample: ['--optional'],
  },
  browserStep('browser-sample', ['--grep', SAMPLE_TAG], {
    folders: ['build'],
    needs: ['build', 'browser'],
  }),
  {
    ...browserStep('browser-rest', ['--grep-invert', SAMPLE_TAG], {
      folders: ['build', '.cache/subpath'],
      needs: ['build', 'course', 'browser'],
    }),
    sample: false,
  },
];

/**
 * The steps of `npm test`: those that need only what a new clone brings, and a
 * sample of the others.
 *
 * @param {readonly Step[]} all
 * @returns {Step[]}
 */
export function chooseSampleSteps(all) {
  return all
    .filter(({ sample }) => sample !== false)
    .map(({ sample, args, ...step }) => ({
      ...step,
      args: Array.isArray(sample) ? [...args, ...sample] : args,
    }));
}

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

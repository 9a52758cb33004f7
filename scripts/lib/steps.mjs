import { UserError } from './cli.mjs';
import { BUSY_CORE_OPTIONS, SHORT_PROGRAM_OPTIONS } from './v8-options.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} needs Names of the steps that must have passed
 *   before.
 * @property {boolean} [alone] True when it uses every core, or a lock that
 *   other steps need.
 * @property {boolean} [browser] True when it receives the path of the browser.
 * @property {TestRun} [tests] Report that its tests write.
 * @property {StepInputs} [reads] Everything that decides its outcome, besides the
 *   packages; without it, the step runs each time.
 * @property {readonly string[]} [makes] Files and folders that other steps need
 *   as this one left them.
 * @property {boolean | readonly string[]} [sample] For `npm test`: false leaves
 *   the step to `npm run verify`; arguments make it prove a sample.
 */

/**
 * @typedef {object} TestRun
 * @property {'jest' | 'playwright' | 'content'} kind
 * @property {string} file Path inside the project.
 */

/**
 * @typedef {object} StepInputs
 * @property {RegExp} files Pattern of the files of the project.
 * @property {readonly string[]} [folders] Generated folders, which are not in
 *   git.
 * @property {(env: NodeJS.ProcessEnv) => readonly string[]} [tools] Programs of
 *   this machine.
 */

/** Exit code of a step that this machine cannot run. */
export const SKIPPED_EXIT_CODE = 77;

const node = process.execPath;

const ANY_FILE = /^/;
const CODE_FILES = /\.(?:[cm]?[jt]sx?|json|css)$|^\.npmrc$/;
/** Configuration and scripts that decide the checks of the built site. */
const SCRIPT_FILES = /^scripts\/|^\.htmlvalidate\.json$|^package\.json$/;

/**
 * Tests of many programs and cards, whose proofs are kept; `npm test` makes
 * some of those proofs.
 */
const CONTENT_TESTS = String.raw`\.content\.test\.`;
/**
 * Tests of the engine that boot the virtual machine, half a minute each;
 * `npm test` boots it for its exercises only.
 */
const MACHINE_TESTS = String.raw`\.machine\.test\.`;
/** Tag of the browser tests that `npm test` runs. */
const SAMPLE_TAG = '@sample';

/**
 * @param {string} name
 * @param {readonly string[]} filter Arguments that choose the tests.
 * @param {{folders: readonly string[], needs: readonly string[]}} site Folders
 *   that the tests visit, and steps that must have passed.
 * @returns {Step}
 */
function createBrowserStep(name, filter, { folders, needs }) {
  const file = `.cache/${name}.json`;
  return {
    name,
    command: node,
    args: ['node_modules/@playwright/test/cli.js', 'test', ...filter],
    reads: {
      files: ANY_FILE,
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
 * Steps of `npm run verify`. First come those that keep one core busy: as many
 * run at a time as there are cores, the long ones first, so that the short ones
 * fill the remaining time. Then come those that use all cores. Programs are
 * named by file because on Windows `node_modules/.bin` holds no JavaScript.
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
    reads: { files: CODE_FILES },
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
    reads: { files: ANY_FILE },
    makes: ['.cache/subpath'],
    needs: ['labs'],
  },
  {
    name: 'linux',
    command: node,
    args: ['scripts/check-linux-image.mjs'],
    sample: false,
    // Both steps unpack the image on their first run.
    needs: ['labs'],
  },
  {
    // The types, and the rules that need them.
    name: 'typecheck',
    command: node,
    args: ['node_modules/oxlint/bin/oxlint'],
    reads: { files: CODE_FILES },
    needs: [],
  },
  {
    name: 'prettier',
    command: node,
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
    reads: { files: ANY_FILE },
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
    reads: { files: ANY_FILE },
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
    reads: { files: CODE_FILES },
    needs: [],
  },
  {
    name: 'knip',
    command: node,
    args: ['node_modules/knip/bin/knip.js'],
    reads: { files: ANY_FILE },
    needs: [],
  },
  {
    name: 'markdownlint',
    command: node,
    args: ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
    reads: { files: ANY_FILE },
    needs: [],
  },
  {
    name: 'html-validate',
    command: node,
    args: [
      'node_modules/html-validate/bin/html-validate.mjs',
      'build/**/*.html',
    ],
    reads: { files: SCRIPT_FILES, folders: ['build'] },
    needs: ['build'],
  },
  {
    name: 'links',
    command: node,
    args: ['scripts/check-links.mjs', 'build'],
    reads: { files: SCRIPT_FILES, folders: ['build'] },
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
      ...BUSY_CORE_OPTIONS,
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      '--outputFile=.cache/unit.json',
      '--testPathIgnorePatterns',
      CONTENT_TESTS,
      MACHINE_TESTS,
    ],
    reads: { files: ANY_FILE },
    makes: ['.cache/unit.json'],
    needs: ['labs'],
    alone: true,
    tests: { kind: 'jest', file: '.cache/unit.json' },
  },
  {
    name: 'machine',
    command: node,
    args: [
      ...BUSY_CORE_OPTIONS,
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      '--outputFile=.cache/machine.json',
      '--testPathPatterns',
      MACHINE_TESTS,
    ],
    sample: false,
    reads: { files: ANY_FILE },
    makes: ['.cache/machine.json'],
    needs: ['labs'],
    alone: true,
    tests: { kind: 'jest', file: '.cache/machine.json' },
  },
  {
    name: 'cards',
    command: node,
    args: [
      ...SHORT_PROGRAM_OPTIONS,
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
    name: 'browser',
    command: node,
    args: ['scripts/ensure-browser.mjs'],
    needs: [],
    alone: true,
    sample: ['--optional'],
  },
  {
    name: 'books',
    command: node,
    args: ['scripts/books.mjs', 'build', '--check'],
    // The books of all the courses take a minute and a half of processor.
    sample: false,
    // Without a browser it would not see the accessibility of the EPUB books.
    needs: ['build', 'browser'],
    alone: true,
  },
  createBrowserStep('browser-sample', ['--grep', SAMPLE_TAG], {
    folders: ['build'],
    needs: ['build', 'browser'],
  }),
  {
    ...createBrowserStep('browser-rest', ['--grep-invert', SAMPLE_TAG], {
      folders: ['build', '.cache/subpath'],
      needs: ['build', 'course', 'browser'],
    }),
    sample: false,
  },
  {
    // Last, because it may begin fewer proofs when time is short: see
    // CONTENT_DEADLINE in `content/index.mjs`.
    name: 'content',
    command: node,
    args: ['scripts/content.mjs'],
    needs: ['labs'],
    alone: true,
    sample: ['--sample'],
    tests: { kind: 'content', file: '.cache/content.json' },
  },
];

/**
 * Chooses the steps of `npm test`: those that need only what a new clone
 * brings, and a sample of the others.
 *
 * @param {readonly Step[]} allSteps
 * @returns {Step[]}
 */
export function chooseSampleSteps(allSteps) {
  return allSteps
    .filter(({ sample }) => sample !== false)
    .map(({ sample, args, ...step }) => ({
      ...step,
      args: Array.isArray(sample) ? [...args, ...sample] : args,
    }));
}

/**
 * @param {readonly Step[]} allSteps
 * @param {readonly string[]} names
 */
function assertStepsExist(allSteps, names) {
  const unknownNames = names.filter(
    (name) => !allSteps.some((step) => step.name === name),
  );
  if (unknownNames.length > 0)
    throw new UserError(
      `No existe el paso «${unknownNames.join('», «')}».`,
      `Los pasos son: ${allSteps.map(({ name }) => name).join(', ')}.`,
    );
}

/**
 * Chooses the steps that an author names and those they need, in the usual
 * order.
 *
 * @param {readonly Step[]} allSteps
 * @param {{only?: string | undefined, from?: string | undefined}} wish
 * @returns {Step[]}
 * @throws {UserError} when a named step does not exist.
 */
export function chooseSteps(allSteps, { only, from }) {
  const namedSteps = only?.split(',').map((name) => name.trim()) ?? [];
  assertStepsExist(
    allSteps,
    from === undefined ? namedSteps : [...namedSteps, from],
  );
  const start = allSteps.findIndex(({ name }) => name === from);
  const chosenNames = new Set(
    allSteps
      .filter(
        ({ name }, index) =>
          (only === undefined || namedSteps.includes(name)) && index >= start,
      )
      .map(({ name }) => name),
  );
  // Goes backwards, so that an added step is visited later for its own needs.
  for (const { name, needs } of [...allSteps].reverse())
    if (chosenNames.has(name)) for (const need of needs) chosenNames.add(need);
  return allSteps.filter(({ name }) => chosenNames.has(name));
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { isFile } from './files.mjs';
import { run } from './process.mjs';

/**
 * Work of a check of the changed files, and what it leaves to the full check.
 *
 * @typedef {object} CheckPlan
 * @property {readonly string[]} lessons Files of the pages to prove.
 * @property {readonly string[]} prose Other files, to spell-check.
 * @property {readonly string[]} markdown Those of `prose` in Markdown.
 * @property {readonly string[]} formatted Files for Prettier.
 * @property {readonly string[]} code Files for ESLint.
 * @property {readonly string[]} left Descriptions, in Spanish, of what only the
 *   full check proves.
 */

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
function runGit(root, args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Lists the files that differ from a commit, and new ones.
 *
 * @param {string} root
 * @param {string} commit
 * @returns {string[] | undefined} Undefined when git fails.
 */
function listFilesChangedSince(root, commit) {
  const editedFiles = runGit(root, ['diff', '--name-only', '-z', commit]);
  const addedFiles = runGit(root, [
    'ls-files',
    '-z',
    '--others',
    '--exclude-standard',
  ]);
  if (editedFiles === undefined || addedFiles === undefined) return undefined;
  return [...new Set(`${editedFiles}${addedFiles}`.split('\0'))]
    .filter((file) => file !== '')
    .sort();
}

/** Number of commits whose files count as recent. */
const RECENT_COMMITS = 50;

/**
 * Lists the files that the last commits changed; none without git.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listRecentFiles(root) {
  const names = runGit(root, [
    'log',
    `-${RECENT_COMMITS}`,
    '--name-only',
    '--format=',
    '-z',
  ]);
  return names?.split('\0').filter((file) => file !== '') ?? [];
}

/**
 * @param {string} root
 * @returns {string} Hash of the current commit, or an empty text without git.
 */
export const readCommit = (root) =>
  runGit(root, ['rev-parse', 'HEAD'])?.trim() ?? '';

/**
 * Lists the files that differ from where this branch left `main`, and new ones.
 *
 * @param {string} root
 * @returns {string[]}
 * @throws {UserError} outside of a git repository.
 */
export function listChangedFiles(root) {
  const base = ['main', 'origin/main']
    .map((branch) => runGit(root, ['merge-base', branch, 'HEAD'])?.trim())
    .find((commit) => commit !== undefined);
  const changedFiles = listFilesChangedSince(root, base ?? 'HEAD');
  if (changedFiles === undefined)
    throw new UserError(
      'No se sabe qué ha cambiado: aquí no hay un repositorio de git.',
      'Prueba una página con «npm run lesson -- su/dirección», o todo con «npm run verify».',
    );
  return changedFiles;
}

/**
 * Lists the files that differ from the last commit or, when none does (as in a
 * new clone), those that the last commit changed.
 *
 * @param {string} root
 * @returns {string[]} Empty when git fails.
 */
export function listLastChangedFiles(root) {
  const editedFiles = listFilesChangedSince(root, 'HEAD') ?? [];
  return editedFiles.length > 0
    ? editedFiles
    : (listFilesChangedSince(root, 'HEAD~1') ?? []);
}

const CONTENT_FILE = /^(?:docs|blog)\//;
/**
 * Files with text that the `cspell` step of the whole project checks; without
 * this filter cspell would check any file named in its arguments.
 */
const SPELL_CHECKED_FILE = /\.(?:mdx?|tsx?|mjs|yml|css|svg|json|sh|c)$/;
const PAGE_FILE = /^(?:docs|blog)\/(?:[^_][^/]*\/)*[^_/][^/]*\.mdx?$/;

/**
 * Returns the page that a file belongs to: the file itself, or the page whose
 * `_name` folder holds it.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
export function findPageOf(file) {
  if (PAGE_FILE.test(file)) return file;
  const [, folder, name] =
    /^((?:docs|blog)\/(?:[^_/][^/]*\/)*)_([^/]+)\/./.exec(file) ?? [];
  return name === undefined ? undefined : `${folder}${name}.mdx`;
}

/**
 * @param {readonly string[]} changedFiles
 * @param {(file: string) => boolean} isThere
 * @returns {CheckPlan}
 */
export function createPlan(changedFiles, isThere) {
  const existingFiles = changedFiles.filter(isThere);
  const lessons = [
    ...new Set(changedFiles.flatMap((file) => findPageOf(file) ?? [])),
  ].filter(isThere);
  const isProved = (/** @type {string} */ file) =>
    lessons.includes(findPageOf(file) ?? '');
  const unprovedFiles = existingFiles.filter((file) => !isProved(file));
  const nonContent = changedFiles.filter((file) => !CONTENT_FILE.test(file));
  const deletedPages = changedFiles.filter(
    (file) => PAGE_FILE.test(file) && !isThere(file),
  );
  return {
    lessons,
    prose: unprovedFiles.filter((file) => SPELL_CHECKED_FILE.test(file)),
    markdown: unprovedFiles.filter((file) => /\.mdx?$/.test(file)),
    formatted: existingFiles,
    code: existingFiles.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file)),
    left: [
      ...(lessons.length > 0 || deletedPages.length > 0
        ? ['la página construida, en el navegador (pasos build y playwright)']
        : []),
      ...(deletedPages.length > 0
        ? [`los enlaces a lo que ya no está: ${deletedPages.join(', ')}`]
        : []),
      ...(nonContent.length > 0
        ? [
            `lo que no es contenido (${nonContent.length === 1 ? 'un archivo' : `${nonContent.length} archivos`}, como ${nonContent[0]}): tipos, pruebas y sitio construido`,
          ]
        : []),
    ],
  };
}

/**
 * @param {CheckPlan} plan
 * @returns {{name: string, args: string[]}[]}
 */
function buildCommands({ lessons, prose, markdown, formatted, code }) {
  return [
    {
      name: 'prettier',
      files: formatted,
      args: [
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--ignore-unknown',
      ],
    },
    {
      name: 'cspell',
      files: prose,
      args: [
        'node_modules/cspell/bin.mjs',
        'lint',
        '--no-progress',
        '--no-summary',
        '--no-must-find-files',
      ],
    },
    {
      name: 'markdownlint',
      files: markdown.map((file) => `:${file}`),
      args: [
        'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
        '--no-globs',
      ],
    },
    {
      name: 'typecheck',
      files: code,
      args: [
        'node_modules/oxlint/bin/oxlint',
        '--no-error-on-unmatched-pattern',
      ],
    },
    {
      name: 'eslint',
      files: code,
      args: [
        'node_modules/eslint/bin/eslint.js',
        '--max-warnings',
        '0',
        '--no-warn-ignored',
      ],
    },
    { name: 'lesson', files: lessons, args: ['scripts/lesson.mjs'] },
  ]
    .filter(({ files }) => files.length > 0)
    .map(({ name, files, args }) => ({ name, args: [...args, ...files] }));
}

/**
 * Checks what an author has changed, and prints what is left to the full check.
 *
 * @param {string} root
 * @param {typeof run} [execute]
 * @returns {Promise<number>} The exit code.
 */
export async function verifyChanged(root, execute = run) {
  const changedFiles = listChangedFiles(root);
  // Adds the page of each file: a page is proved too when only a file of its
  // folder has changed.
  const candidates = changedFiles.flatMap((file) => [
    file,
    findPageOf(file) ?? file,
  ]);
  /** @type {Set<string>} */
  const existingPages = new Set();
  for (const file of candidates)
    if (await isFile(path.join(root, file))) existingPages.add(file);
  const plan = createPlan(changedFiles, (file) => existingPages.has(file));
  const commands = buildCommands(plan);
  let failedCount = 0;
  for (const { name, args } of commands) {
    const code = await execute(process.execPath, args, {
      cwd: root,
      prefix: `[${name}] `,
    });
    if (code !== 0) failedCount += 1;
  }
  console.log(
    changedFiles.length === 0
      ? '\nNada ha cambiado.'
      : '\nLo cambiado se ha probado.',
  );
  for (const each of plan.left)
    console.log(`– Queda para «npm run verify»: ${each}.`);
  console.log(`${commands.length - failedCount} passed, ${failedCount} failed`);
  return failedCount === 0 ? 0 : 1;
}

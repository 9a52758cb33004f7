import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @param {readonly (string | Uint8Array)[]} parts */
export function hashParts(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @returns {Uint8Array | undefined} Undefined when the file cannot be read.
 */
function readContent(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Hashes what every proof depends on: the packages and the system that run it.
 *
 * @param {string} root
 * @returns {string}
 */
export const hashEnvironment = (root) =>
  hashParts(
    process.version,
    process.platform,
    process.arch,
    readContent(path.join(root, 'package-lock.json')) ?? '',
  );

/**
 * Hashes the content of files, and of all files of folders.
 *
 * @param {string} root
 * @param {readonly string[]} names Paths relative to the root.
 * @returns {string}
 */
export function hashFiles(root, names) {
  const files = names.flatMap((name) => {
    const full = path.join(root, name);
    return statSync(full, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map(
          (relativePath) => path.join(name, relativePath),
        )
      : [name];
  });
  return hashParts(
    ...files.sort().flatMap((file) => {
      const content = readContent(path.join(root, file));
      return [file.split(path.sep).join('/'), content ?? 'missing'];
    }),
  );
}

/** Path of a file of the project in anything that looks like an import. */
const IMPORT_PATTERN =
  /(?:\bfrom|\bimport|\brequire|\brequireActual|@jest-environment)[\s(]*(?:['"]((?:\.{1,2}|@site)\/[^'"?]+)|<rootDir>\/(\S+))/g;

/** Import of a face of every laboratory: `./${id}/build.ts`. */
const IMPORT_OF_FACES = /\brequire\(\s*`([^`$]*)\$\{\w+\}([^`$]*)`/g;

/**
 * Lists the files `<folder>/*<face>` that exist.
 *
 * @param {string} folder
 * @param {string} face Path inside each subfolder, such as `/build.ts`.
 * @returns {string[]}
 */
const findFaces = (folder, face) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name) + face)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js', '.json'];

/**
 * @param {string} base
 * @returns {string | undefined}
 */
function resolveModule(base) {
  return [
    ...EXTENSIONS.map((extension) => base + extension),
    ...EXTENSIONS.slice(1).map((extension) =>
      path.join(base, `index${extension}`),
    ),
  ].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * Hashes the code of some files and of everything that they import from the
 * project. A mention that only looks like an import counts too: an unneeded
 * proof does no harm.
 *
 * @param {string} root
 * @param {readonly string[]} entries Paths relative to the root.
 * @returns {string}
 */
export function hashCode(root, entries) {
  /** @type {Map<string, Uint8Array>} */
  const readFiles = new Map();
  const pendingFiles = entries.map((entry) => path.join(root, entry));
  for (
    let file = pendingFiles.pop();
    file !== undefined;
    file = pendingFiles.pop()
  ) {
    if (readFiles.has(file)) continue;
    const content = readFileSync(file);
    readFiles.set(file, content);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const text = content.toString('utf8');
    for (const [, folder = '', face = ''] of text.matchAll(IMPORT_OF_FACES))
      pendingFiles.push(
        ...findFaces(path.resolve(path.dirname(file), folder), face),
      );
    for (const [, name, inRoot] of text.matchAll(IMPORT_PATTERN)) {
      const base = name?.startsWith('.')
        ? path.resolve(path.dirname(file), name)
        : path.join(root, inRoot ?? name?.slice('@site/'.length) ?? '');
      const modulePath = resolveModule(base);
      if (modulePath !== undefined) pendingFiles.push(modulePath);
    }
  }
  return hashParts(
    ...[...readFiles]
      .sort(([leftPath], [rightPath]) => (leftPath < rightPath ? -1 : 1))
      .flatMap(([file, content]) => [path.relative(root, file), content]),
  );
}

/**
 * Hashes the compiler and the headers of the pages, by the names of their
 * files, which contain digests of their content. The workers are left out: they
 * are made of the project's code.
 *
 * @param {string} root
 * @returns {string}
 */
export function hashCompiler(root) {
  const manifest = readContent(
    path.join(root, '.cache', 'labs', 'manifest.json'),
  );
  if (!manifest) return 'none';
  const {
    c: { hot, rest, sysroot },
  } = JSON.parse(Buffer.from(manifest).toString('utf8'));
  return hashParts(JSON.stringify([hot, rest, sysroot]));
}

/**
 * Hashes the Linux image by its manifest, which holds the digests of the rest.
 *
 * @param {string} root
 * @returns {string}
 */
export const hashImage = (root) =>
  hashFiles(root, ['linux-image/manifest.json']);

/**
 * Reads the version of the C library that this machine's programs use; `none`
 * on systems other than Linux with glibc.
 */
function readGlibcVersion() {
  const report = /** @type {{header?: {glibcVersionRuntime?: string}}} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime ?? 'none';
}

/**
 * Hashes the version of a program of this machine and of the library that it
 * links programs with.
 *
 * @param {string} command
 * @returns {string}
 */
export function hashTool(command) {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return hashParts(command, stdout ?? 'missing', readGlibcVersion());
}

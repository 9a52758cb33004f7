import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @param {readonly (string | Uint8Array)[]} parts */
export function digestOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @returns {Uint8Array | undefined} Nothing when it is not there.
 */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * What every proof depends on: the packages and the system that run it.
 *
 * @param {string} root
 * @returns {string}
 */
export const surroundings = (root) =>
  digestOf(
    process.version,
    process.platform,
    process.arch,
    contentOf(path.join(root, 'package-lock.json')) ?? '',
  );

/**
 * The content of files, and of all files of folders.
 *
 * @param {string} root
 * @param {readonly string[]} names Relative to it.
 * @returns {string}
 */
export function filesOf(root, names) {
  const files = names.flatMap((name) => {
    const full = path.join(root, name);
    return statSync(full, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((inside) =>
          path.join(name, inside),
        )
      : [name];
  });
  return digestOf(
    ...files.sort().flatMap((file) => {
      const content = contentOf(path.join(root, file));
      return [file.split(path.sep).join('/'), content ?? 'missing'];
    }),
  );
}

/** Anything that looks like the name of a file of the project in an import. */
const IMPORT =
  /(?:\bfrom|\bimport|\brequire|\brequireActual|@jest-environment)[\s(]*(?:['"]((?:\.{1,2}|@site)\/[^'"?]+)|<rootDir>\/(\S+))/g;

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js', '.json'];

/**
 * @param {string} base
 * @returns {string | undefined}
 */
function resolve(base) {
  return [
    ...EXTENSIONS.map((extension) => base + extension),
    ...EXTENSIONS.slice(1).map((extension) =>
      path.join(base, `index${extension}`),
    ),
  ].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * The code of some files and of all that they import from the project. An
 * import that is only mentioned counts as one: a proof too many is no harm.
 *
 * @param {string} root
 * @param {readonly string[]} entries Relative to it.
 * @returns {string}
 */
export function codeOf(root, entries) {
  /** @type {Map<string, Uint8Array>} */
  const seen = new Map();
  const waiting = entries.map((entry) => path.join(root, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    const content = readFileSync(file);
    seen.set(file, content);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const [, name, inRoot] of content.toString('utf8').matchAll(IMPORT)) {
      const base = name?.startsWith('.')
        ? path.resolve(path.dirname(file), name)
        : path.join(root, inRoot ?? name?.slice('@site/'.length) ?? '');
      const found = resolve(base);
      if (found !== undefined) waiting.push(found);
    }
  }
  return digestOf(
    ...[...seen]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([file, content]) => [path.relative(root, file), content]),
  );
}

/**
 * The compiler and the headers of the pages; the names of the files hold
 * digests of what is in them. What the workers are made of is code of ours.
 *
 * @param {string} root
 * @returns {string}
 */
export function compilerOf(root) {
  const manifest = contentOf(
    path.join(root, '.cache', 'labs', 'manifest.json'),
  );
  if (!manifest) return 'none';
  const { hot, rest, sysroot } = JSON.parse(
    Buffer.from(manifest).toString('utf8'),
  );
  return digestOf(JSON.stringify([hot, rest, sysroot]));
}

/**
 * The image of Linux, whose manifest holds the digests of the rest of it.
 *
 * @param {string} root
 * @returns {string}
 */
export const imageOf = (root) => filesOf(root, ['linux-image/manifest.json']);

/**
 * A program of this machine.
 *
 * @param {string} command
 * @returns {string}
 */
export function toolOf(command) {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return digestOf(command, stdout ?? 'missing');
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';

/** Parsing a shorter text takes no longer than reading a file. */
const MIN_KEPT_LENGTH = 2_000;

const hash = (...parts: readonly (string | Buffer)[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
};

let packagesHash: string | undefined;

/**
 * Returns the hash of the versions of the installed packages, parsers included;
 * undefined where npm did not install them.
 */
function getPackagesHash(): string | undefined {
  try {
    return (packagesHash ??= hash(
      readFileSync('node_modules/.package-lock.json'),
    ));
  } catch {
    return undefined;
  }
}

function readKept(file: string): Root | undefined {
  try {
    return deserialize(readFileSync(file)) as Root;
  } catch {
    // Nobody kept it yet, or a full disk cut the file short.
    return undefined;
  }
}

function keep(file: string, tree: Root): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Another process may read the file at any moment: it appears whole.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, serialize(tree));
    renameSync(draft, file);
  } catch {
    // Without the file the next process parses the page again.
  }
}

/**
 * Parses the text of a page, or reads the tree that another process kept: the
 * build and a dozen tests parse every page, and each would take ten seconds.
 *
 * @param folder Folder of the kept trees; the default goes with the packages.
 */
export function parseOnce(
  source: string,
  parse: (source: string) => Root,
  folder = 'node_modules/.cache/markdown',
): Root {
  const packages = getPackagesHash();
  if (source.length < MIN_KEPT_LENGTH || packages === undefined)
    return parse(source);
  const file = path.join(folder, hash(packages, source));
  const kept = readKept(file);
  if (kept) return kept;
  const tree = parse(source);
  keep(file, tree);
  return tree;
}

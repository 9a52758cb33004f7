import { Directory, File, type Inode } from '@bjorn3/browser_wasi_shim';

const blockLength = 512;
const directoryType = '5'.charCodeAt(0);

function ensureFolder(root: Map<string, Inode>, parts: readonly string[]) {
  let contents = root;
  for (const part of parts) {
    const knownInode = contents.get(part);
    const folder =
      knownInode instanceof Directory ? knownInode : new Directory(new Map());
    contents.set(part, folder);
    contents = folder.contents;
  }
  return contents;
}

/**
 * Unpacks a tar archive of files and folders with short names. The files are
 * views of the archive: nothing is copied.
 */
export function untar(archive: Uint8Array): Map<string, Inode> {
  const decoder = new TextDecoder();
  const readField = (start: number, length: number) =>
    decoder
      .decode(archive.subarray(start, start + length))
      .replace(/\0.*$/s, '');
  const root = new Map<string, Inode>();
  let start = 0;
  while (start + blockLength <= archive.length) {
    const parts = readField(start, 100)
      .split('/')
      .filter((part) => part !== '');
    const name = parts.pop();
    if (name === undefined) break;
    const size = parseInt(readField(start + 124, 12), 8) || 0;
    const content = start + blockLength;
    if (archive[start + 156] === directoryType)
      ensureFolder(root, [...parts, name]);
    else
      ensureFolder(root, parts).set(
        name,
        new File(archive.subarray(content, content + size), {
          readonly: true,
        }),
      );
    start = content + Math.ceil(size / blockLength) * blockLength;
  }
  return root;
}

import {
  LineCounter,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml';

const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The YAML between the two lines of hyphens that begin a page. */
export function frontMatterOf(source: string): string {
  return block.exec(source)?.[1] ?? '';
}

/** A page without it, and with as many lines as the file. */
export function blankFrontMatter(source: string): string {
  return source.replace(block, (lines) => lines.replace(/[^\n]/g, ''));
}

/** What Docusaurus hands over: the page without it and the blanks after it. */
export function textOf(source: string): string {
  return block.test(source) ? source.replace(block, '').trimStart() : source;
}

interface FrontMatter {
  /** Where a field is, or the one it is in; the first line of all if it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** Where it is no YAML, and what is written there. */
  readonly fault?: {
    readonly line: number;
    readonly text: string;
    readonly isRepeated: boolean;
  };
  readonly data: unknown;
}

/** Where a map has a key, or a list its entry. */
function lineIn(
  owner: unknown,
  name: PropertyKey | undefined,
  lines: LineCounter,
) {
  const node: unknown = isMap(owner)
    ? owner.items.find(({ key }) => isScalar(key) && key.value === name)?.key
    : isSeq(owner) && owner.items[Number(name)];
  return isNode(node) && node.range
    ? lines.linePos(node.range[0]).line
    : undefined;
}

/** The front matter of a file, with the lines of its fields as the author counts them. */
export function readFrontMatter(source: string): FrontMatter {
  const [, yaml] = block.exec(source) ?? [];
  if (yaml === undefined) return { lineOf: () => undefined, data: {} };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  // The line of the dashes comes before.
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length -= 1) {
      const owner: unknown =
        length === 1
          ? document.contents
          : document.getIn(path.slice(0, length - 1), true);
      const line = lineIn(owner, path[length - 1], lines);
      if (line !== undefined) return line + 1;
    }
    return 1;
  };
  const faultLine = error ? lines.linePos(error.pos[0]).line : 0;
  return {
    lineOf,
    data: error ? undefined : (document.toJS() as unknown),
    ...(error && {
      fault: {
        line: faultLine + 1,
        text: (yaml.split('\n')[faultLine - 1] ?? '').trim(),
        isRepeated: error.code === 'DUPLICATE_KEY',
      },
    }),
  };
}

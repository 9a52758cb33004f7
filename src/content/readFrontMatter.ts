import {
  LineCounter,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml';

const FRONT_MATTER_PATTERN = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the YAML between the two `---` lines at the start of a page. */
export function extractFrontMatter(source: string): string {
  return FRONT_MATTER_PATTERN.exec(source)?.[1] ?? '';
}

/** Blanks out the front matter, keeping the number of lines. */
export function blankFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER_PATTERN, (lines) =>
    lines.replace(/[^\n]/g, ''),
  );
}

/**
 * Returns the text that Docusaurus passes to plugins: without front matter and
 * the blank lines after it.
 */
export function stripFrontMatter(source: string): string {
  return FRONT_MATTER_PATTERN.test(source)
    ? source.replace(FRONT_MATTER_PATTERN, '').trimStart()
    : source;
}

interface FrontMatter {
  /**
   * Returns the line of a field in the file. For a missing field, the line of
   * the nearest enclosing one, or 1.
   */
  readonly findLine: (path: readonly PropertyKey[]) => number | undefined;
  /** First YAML error: its line, and the text of that line. */
  readonly fault?: {
    readonly line: number;
    readonly text: string;
    readonly isRepeated: boolean;
  };
  readonly data: unknown;
}

/** Returns the line of a key of a map or an entry of a list. */
function findLine(
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

/**
 * Parses the front matter of a file, with lines counted from the start of the
 * file.
 */
export function readFrontMatter(source: string): FrontMatter {
  const [, yaml] = FRONT_MATTER_PATTERN.exec(source) ?? [];
  if (yaml === undefined) return { findLine: () => undefined, data: {} };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  // Adds 1 to each line, for the `---` before the YAML.
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length -= 1) {
      const owner: unknown =
        length === 1
          ? document.contents
          : document.getIn(path.slice(0, length - 1), true);
      const line = findLine(owner, path[length - 1], lines);
      if (line !== undefined) return line + 1;
    }
    return 1;
  };
  const faultLine = error ? lines.linePos(error.pos[0]).line : 0;
  return {
    findLine: lineOf,
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

import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { YAMLMap } from 'yaml';

const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

interface Head {
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

const keyLine = (map: YAMLMap, name: unknown, lines: LineCounter) => {
  const { key } = map.items.find(
    (pair) => isScalar(pair.key) && pair.key.value === name,
  ) ?? { key: undefined };
  return isScalar(key) && key.range
    ? lines.linePos(key.range[0]).line
    : undefined;
};

/** The front matter of a file, with the lines of its fields as the author counts them. */
export function readHead(source: string): Head {
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
      const line = isMap(owner)
        ? keyLine(owner, path[length - 1], lines)
        : undefined;
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

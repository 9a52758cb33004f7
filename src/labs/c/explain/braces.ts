/** A brace without its partner, found by how the code is indented. */
export interface LooseBrace {
  /** A `}` too many; a block that is not closed; a `}` whose `{` is not there. */
  readonly kind: 'extra' | 'unclosed' | 'unopened';
  /** Of the brace, or of where it should be. */
  readonly index: number;
  /** Where the block begins that is not closed. */
  readonly opened?: number;
}

interface Block {
  readonly line: number;
  readonly indent: number;
  /** `do`, whose `while` is no statement of its own. */
  readonly isDo: boolean;
  /** Of the first line in it. */
  inside?: number;
}

interface Line {
  readonly number: number;
  readonly start: number;
  readonly text: string;
  readonly indent: number;
}

const tabWidth = 4;

const linesOf = (code: string): readonly Line[] => {
  let start = 0;
  return code.split('\n').flatMap((text, index): Line[] => {
    const line = { number: index + 1, start, text };
    start += text.length + 1;
    if (/^\s*(?:#.*)?$/.test(text)) return [];
    const [blank = ''] = /^\s*/.exec(text) ?? [];
    return [
      { ...line, indent: blank.replaceAll('\t', ' '.repeat(tabWidth)).length },
    ];
  });
};

/** What opens a block, without its brace. */
const header =
  /^\s*(?:\}?\s*else\b|(?:else\s+)?(?:if|while|switch)\b|do\b)[^{;]*$|^\s*(?:else\s+)?for\b[^{]*\)\s*$/;

const isStatement = ({ text }: Line) =>
  !/^\s*(?:[{}]|case\b|default\b|\w+\s*:)/.test(text);

/** What a `}` stands before, unless what it goes with has no braces either. */
const follows = ({ text }: Line, { isDo }: Block) =>
  isDo ? /^\s*while\b.*;\s*$/.test(text) : /^\s*else\b/.test(text);

/** Where the next line begins after the one before, so that a blank line between them counts. */
const after = (line: Line | undefined) =>
  line ? line.start + line.text.length + 1 : 0;

/** The first brace of some bare code that does not fit its indentation. */
export function looseBrace(code: string): LooseBrace | undefined {
  const blocks: Block[] = [];
  const lines = linesOf(code);
  let before: Line | undefined;
  /** Parentheses that are open, and the indentation of the line that opened them. */
  let depth = 0;
  let head = 0;

  const unclosed = ({ line }: Block): LooseBrace => ({
    kind: 'unclosed',
    index: Math.min(after(before), code.length),
    opened: line,
  });
  const leftOver = (index: number, { indent, number }: Line): LooseBrace => {
    const opener = lines.findLast(
      (line, at) =>
        line.number < number &&
        line.indent === indent &&
        header.test(line.text) &&
        !lines[at + 1]?.text.trimStart().startsWith('{'),
    );
    // Between the two there are lines: a single one needs no braces.
    const isOpener =
      opener !== undefined &&
      !lines.some(
        (line) =>
          line.number > opener.number &&
          line.number < number &&
          line.indent <= indent,
      );
    return isOpener
      ? { kind: 'unopened', index: opener.start + opener.text.trimEnd().length }
      : { kind: 'extra', index };
  };

  for (const line of lines) {
    const { text, indent, start } = line;
    const block = blocks.at(-1);
    if (depth === 0) head = indent;
    if (block && depth === 0 && isStatement(line)) {
      block.inside ??= indent;
      if (indent < block.inside && follows(line, block))
        return { kind: 'unclosed', index: start, opened: block.line };
      const isNext = /[;{}:)]\s*$/.test(before?.text ?? '');
      if (isNext && block.inside > block.indent && indent <= block.indent)
        return unclosed(block);
    }
    // A `{` that a `]` closes was meant as `[`.
    for (const { 0: brace, index } of text.matchAll(/[}()]|\{(?!\w+\])/g)) {
      if (brace === '(') depth += 1;
      if (brace === ')') depth = Math.max(0, depth - 1);
      // What is open at a brace was never closed.
      if (brace === '{') {
        const isDo = /\bdo\s*$/.test(text.slice(0, index));
        blocks.push({ line: line.number, indent: head, isDo });
        depth = 0;
      }
      if (brace !== '}') continue;
      const top = blocks.at(-1);
      if (!top) return leftOver(start + index, line);
      if (top.line !== line.number && /^[\s}]*$/.test(text.slice(0, index))) {
        if (indent > top.indent) return leftOver(start + index, line);
        if (
          indent < top.indent &&
          blocks.some((other) => other.indent === indent)
        )
          return unclosed(top);
      }
      blocks.pop();
    }
    before = line;
  }
  return undefined;
}

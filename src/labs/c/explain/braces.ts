/** Unmatched brace, found by comparing the braces with the indentation. */
export interface UnmatchedBrace {
  /**
   * `extra`: a `}` too many. `unclosed`: a block without `}`. `unopened`: a `}`
   * without `{`.
   */
  readonly kind: 'extra' | 'unclosed' | 'unopened';
  /**
   * Offset of the brace, or of the position where the missing brace belongs.
   */
  readonly index: number;
  /** Line where the unclosed block begins, from 1. */
  readonly opened?: number;
}

interface Block {
  readonly line: number;
  readonly indent: number;
  /** True for `do`: its closing `while` is not a separate statement. */
  readonly isDo: boolean;
  /** Indentation of the first line inside the block. */
  bodyIndent?: number;
}

interface Line {
  readonly number: number;
  readonly start: number;
  readonly text: string;
  readonly indent: number;
}

const tabWidth = 4;

const splitLines = (code: string): readonly Line[] => {
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

/** Header of a block without its `{`. */
const unbracedHeader =
  /^\s*(?:\}?\s*else\b|(?:else\s+)?(?:if|while|switch)\b|do\b)[^{;]*$|^\s*(?:else\s+)?for\b[^{]*\)\s*$/;

const isStatement = ({ text }: Line) =>
  !/^\s*(?:[{}]|case\b|default\b|\w+\s*:)/.test(text);

/**
 * Returns true when a line continues the construct after its `}`: `while` of a
 * `do`, or `else`. Such a line less indented than the block body shows a
 * missing `}`.
 */
const isBlockContinuation = ({ text }: Line, { isDo }: Block) =>
  isDo ? /^\s*while\b.*;\s*$/.test(text) : /^\s*else\b/.test(text);

/** Returns the offset right after `line`, before any blank lines. */
const getNextLineOffset = (line: Line | undefined) =>
  line ? line.start + line.text.length + 1 : 0;

/** Returns the first brace of masked code that contradicts the indentation. */
export function findUnmatchedBrace(code: string): UnmatchedBrace | undefined {
  const blocks: Block[] = [];
  const lines = splitLines(code);
  let previousLine: Line | undefined;
  /**
   * Count of open parentheses, and indentation of the line that opened them.
   */
  let openParentheses = 0;
  let statementIndent = 0;

  const createUnclosed = ({ line }: Block): UnmatchedBrace => ({
    kind: 'unclosed',
    index: Math.min(getNextLineOffset(previousLine), code.length),
    opened: line,
  });
  const classifyClosingBrace = (
    index: number,
    { indent, number }: Line,
  ): UnmatchedBrace => {
    const opener = lines.findLast(
      (line, lineIndex) =>
        line.number < number &&
        line.indent === indent &&
        unbracedHeader.test(line.text) &&
        !lines[lineIndex + 1]?.text.trimStart().startsWith('{'),
    );
    // The header counts only if every line down to the `}` is indented deeper.
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
    if (openParentheses === 0) statementIndent = indent;
    if (block && openParentheses === 0 && isStatement(line)) {
      block.bodyIndent ??= indent;
      if (indent < block.bodyIndent && isBlockContinuation(line, block))
        return { kind: 'unclosed', index: start, opened: block.line };
      const isNext = /[;{}:)]\s*$/.test(previousLine?.text ?? '');
      if (isNext && block.bodyIndent > block.indent && indent <= block.indent)
        return createUnclosed(block);
    }
    // Skips a `{` closed by `]`: a mistyped `[`.
    for (const { 0: brace, index } of text.matchAll(/[}()]|\{(?!\w+\])/g)) {
      if (brace === '(') openParentheses += 1;
      if (brace === ')') openParentheses = Math.max(0, openParentheses - 1);
      // Parentheses still open at a brace are missing their `)`.
      if (brace === '{') {
        const isDo = /\bdo\s*$/.test(text.slice(0, index));
        blocks.push({ line: line.number, indent: statementIndent, isDo });
        openParentheses = 0;
      }
      if (brace !== '}') continue;
      const top = blocks.at(-1);
      if (!top) return classifyClosingBrace(start + index, line);
      if (top.line !== line.number && /^[\s}]*$/.test(text.slice(0, index))) {
        if (indent > top.indent)
          return classifyClosingBrace(start + index, line);
        if (
          indent < top.indent &&
          blocks.some((other) => other.indent === indent)
        )
          return createUnclosed(top);
      }
      blocks.pop();
    }
    previousLine = line;
  }
  return undefined;
}

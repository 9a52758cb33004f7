/** Comment of a program, and its position. */
interface Comment {
  readonly text: string;
  /** Index of the comment's end in the code without comments. */
  readonly offset: number;
}

/** Parts of a program that its syntax tree lacks, and the code without them. */
export interface Trivia {
  readonly comments: readonly Comment[];
  /**
   * True when a `#define` gives a value to a name; a macro with parameters does
   * not count.
   */
  readonly hasConstantMacro: boolean;
  /** Program without its comments. */
  readonly code: string;
  /** Code without the characters between its quotes. */
  readonly bareCode: string;
}

type State = 'code' | 'string' | 'character' | 'line' | 'block';

const openingTokens: Readonly<Record<string, State>> = {
  '"': 'string',
  "'": 'character',
  '//': 'line',
  '/*': 'block',
};

/** Token that ends a string, a character or a comment. */
const closingTokens: Readonly<Record<Exclude<State, 'code'>, string>> = {
  string: '"',
  character: "'",
  line: '\n',
  block: '*/',
};

/**
 * Reads comments and macros as a compiler does: inside quotes there are none.
 */
export function readTrivia(source: string): Trivia {
  // C joins lines that end in a backslash before anything else.
  const joinedSource = source.replace(/\\\r?\n/g, '');
  const pieces = joinedSource.match(/\\[\s\S]|\/\/|\/\*|\*\/|[\s\S]/g) ?? [];
  const comments: Comment[] = [];
  let state: State = 'code';
  let code = '';
  let bareCode = '';
  let comment = '';
  const endComment = () => {
    comments.push({ text: comment, offset: code.length });
    comment = '';
  };
  for (const piece of pieces) {
    const wasComment = state === 'line' || state === 'block';
    if (state === 'code') {
      state = openingTokens[piece] ?? 'code';
      const isComment = state === 'line' || state === 'block';
      code += isComment ? ' ' : piece;
      bareCode += isComment ? ' ' : piece;
    } else {
      // A line break ends a string that lacks its quote, too.
      const isOver =
        piece === closingTokens[state] || (!wasComment && piece === '\n');
      if (isOver) {
        if (wasComment) endComment();
        state = 'code';
      } else if (wasComment) comment += piece;
      if (!wasComment || piece === '\n') code += piece;
      if (wasComment ? piece === '\n' : isOver) bareCode += piece;
    }
  }
  if (state === 'line' || state === 'block') endComment();
  return {
    comments,
    hasConstantMacro: /^[ \t]*#[ \t]*define[ \t]+\w+[ \t]+\S/m.test(code),
    code,
    bareCode,
  };
}

/**
 * Finds the definition of a function, from its type to its last brace.
 *
 * @param code Code without comments; it need not compile.
 */
export function findDefinition(code: string, name: string): string | undefined {
  const tokens = code.matchAll(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*#.*$|\w+|[{};]/gm,
  );
  let depth = 0;
  let start = 0;
  let isWanted = false;
  for (const { 0: token, index } of tokens) {
    const end = index + token.length;
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && token === name) isWanted = true;
    if (depth > 0 || !(/^[};]$/.test(token) || token.includes('#'))) continue;
    if (token === '}' && isWanted) return code.slice(start, end).trim();
    start = end;
    isWanted = false;
  }
  return undefined;
}

/** Removes the blanks outside quotes, to compare code with other code. */
export const removeBlanks = (code: string): string =>
  code.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\s+/g,
    (_, quotedText?: string) => quotedText ?? '',
  );

const codeWords =
  'int|char|float|double|void|bool|long|short|unsigned|const|static|struct|enum|return|if|else|for|while|do|switch|case|break|continue';

/** Patterns of the beginning or the end of a line of code. */
const codeLines = [
  new RegExp(`^(?:${codeWords})\\b`),
  /^#/,
  /[{}]$/,
  /^\w+\([^()]*\)\s*;?$/,
  /^\w+\s*(?:[-+*/%]?=|\+\+|--)/,
  /^[^ ]*;$/,
];

const looksLikeCode = (line: string) =>
  codeLines.some((like) => like.test(line));

const hasWords = (line: string) =>
  (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;

/** True for a comment with words; commented-out code does not count. */
const isProse = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^[\s*/]+|[\s*/]+$/g, ''))
    .some((line) => hasWords(line) && !looksLikeCode(line));

/** Returns true when a comment with words stands right above a function. */
export function hasCommentAbove(
  { comments, code }: Trivia,
  name: string,
): boolean {
  const proseComments = comments.filter(({ text }) => isProse(text));
  return [...code.matchAll(new RegExp(`\\b${name}\\s*\\(`, 'g'))].some(
    ({ index }) =>
      proseComments.some(({ offset }) => {
        if (offset > index) return false;
        const codeBetween = code
          .slice(offset, index)
          .replace(/^[ \t]*#.*$/gm, '');
        return /^[\w\s*]*$/.test(codeBetween);
      }),
  );
}

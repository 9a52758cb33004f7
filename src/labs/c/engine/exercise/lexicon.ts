/** A comment, and where it stood. */
interface Comment {
  readonly text: string;
  /** How much code there is before it. */
  readonly at: number;
}

/** What of a program is no longer there in its syntax tree. */
export interface Trivia {
  readonly comments: readonly Comment[];
  /** `#define` of a name with a value, not of something with arguments. */
  readonly hasConstantMacro: boolean;
  /** The program without its comments. */
  readonly code: string;
  /** The code without what stands between quotes. */
  readonly bare: string;
}

type State = 'code' | 'string' | 'character' | 'line' | 'block';

const opening: Readonly<Record<string, State>> = {
  '"': 'string',
  "'": 'character',
  '//': 'line',
  '/*': 'block',
};

/** Where each thing that hides a comment ends. */
const closing: Readonly<Record<Exclude<State, 'code'>, string>> = {
  string: '"',
  character: "'",
  line: '\n',
  block: '*/',
};

/** Reads comments and macros as a compiler does: neither is one inside quotes. */
export function readTrivia(source: string): Trivia {
  // Before anything else, C joins lines that end in a backslash.
  const joined = source.replace(/\\\r?\n/g, '');
  const pieces = joined.match(/\\[\s\S]|\/\/|\/\*|\*\/|[\s\S]/g) ?? [];
  const comments: Comment[] = [];
  let state: State = 'code';
  let code = '';
  let bare = '';
  let comment = '';
  const endComment = () => {
    comments.push({ text: comment, at: code.length });
    comment = '';
  };
  for (const piece of pieces) {
    const wasComment = state === 'line' || state === 'block';
    if (state === 'code') {
      state = opening[piece] ?? 'code';
      const isComment = state === 'line' || state === 'block';
      code += isComment ? ' ' : piece;
      bare += isComment ? ' ' : piece;
    } else {
      // A line break ends a text that lacks its quote, too.
      const isOver =
        piece === closing[state] || (!wasComment && piece === '\n');
      if (isOver) {
        if (wasComment) endComment();
        state = 'code';
      } else if (wasComment) comment += piece;
      if (!wasComment || piece === '\n') code += piece;
      if (wasComment ? piece === '\n' : isOver) bare += piece;
    }
  }
  if (state === 'line' || state === 'block') endComment();
  return {
    comments,
    hasConstantMacro: /^[ \t]*#[ \t]*define[ \t]+\w+[ \t]+\S/m.test(code),
    code,
    bare,
  };
}

/**
 * The definition of a function, from its type to its last brace.
 *
 * @param code Without comments; it need not compile.
 */
export function definitionIn(code: string, name: string): string | undefined {
  const tokens = code.matchAll(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*#.*$|\w+|[{};]/gm,
  );
  let depth = 0;
  let start = 0;
  let isIt = false;
  for (const { 0: token, index } of tokens) {
    const end = index + token.length;
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && token === name) isIt = true;
    if (depth > 0 || !(/^[};]$/.test(token) || token.includes('#'))) continue;
    if (token === '}' && isIt) return code.slice(start, end).trim();
    start = end;
    isIt = false;
  }
  return undefined;
}

/** Code without the blanks that say nothing, to compare it with other code. */
export const withoutBlanks = (code: string): string =>
  code.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\s+/g,
    (_, quoted?: string) => quoted ?? '',
  );

const codeWords =
  'int|char|float|double|void|bool|long|short|unsigned|const|static|struct|enum|return|if|else|for|while|do|switch|case|break|continue';

/** What lines of code begin or end like. */
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

/** Whether a comment says something: code that is put to sleep does not. */
const isProse = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^[\s*/]+|[\s*/]+$/g, ''))
    .some((line) => hasWords(line) && !looksLikeCode(line));

/** Whether a comment says something right above a function. */
export function hasCommentAbove(
  { comments, code }: Trivia,
  name: string,
): boolean {
  const said = comments.filter(({ text }) => isProse(text));
  return [...code.matchAll(new RegExp(`\\b${name}\\s*\\(`, 'g'))].some(
    ({ index }) =>
      said.some(({ at }) => {
        if (at > index) return false;
        const between = code.slice(at, index).replace(/^[ \t]*#.*$/gm, '');
        return /^[\w\s*]*$/.test(between);
      }),
  );
}

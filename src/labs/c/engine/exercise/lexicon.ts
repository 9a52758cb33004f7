/** What of a program is no longer there in its syntax tree. */
export interface Trivia {
  readonly hasComment: boolean;
  /** `#define` of a name with a value, not of something with arguments. */
  readonly hasConstantMacro: boolean;
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
  let state: State = 'code';
  let hasComment = false;
  let code = '';
  for (const piece of pieces) {
    if (state === 'code') {
      state = opening[piece] ?? 'code';
      const isComment = state === 'line' || state === 'block';
      hasComment ||= isComment;
      code += isComment ? ' ' : piece;
    } else {
      const isComment = state === 'line' || state === 'block';
      // A line break ends a text that lacks its quote, too.
      if (piece === closing[state] || (!isComment && piece === '\n'))
        state = 'code';
      if (!isComment || piece === '\n') code += piece;
    }
  }
  return {
    hasComment,
    hasConstantMacro: /^[ \t]*#[ \t]*define[ \t]+\w+[ \t]+\S/m.test(code),
  };
}

import { readTranscript } from '../../../labs/kit/shell/transcript';
import { piecesOf } from './tokens';
import type { Piece } from './tokens';
import type { UsedWord } from './types';

/** After these comes a command again. */
const reopens = /^(?:\||\|\||\|&|&&|&|;|;;|\(|\{|\$\()$/;
const leading = new Set([
  'if',
  'then',
  'else',
  'elif',
  'while',
  'until',
  'do',
  '!',
  'sudo',
  'time',
]);
const certainSymbol =
  /^(?:[0-9]?(?:>|>>|<|<<|<<<|>&|&>)[0-9]?|[|&;]{1,2}|\|&)$/;
const commandName = /^[a-z][\w.+-]*$/i;

/** Words as a shell sees them, its operators and line ends apart. */
function splitWords(pieces: readonly Piece[]) {
  const words: { text: string; line: number; plain: boolean }[] = [];
  let open = false;
  const push = (text: string, line: number, plain: boolean) => {
    const last = words.at(-1);
    if (open && last) {
      last.text += text;
      last.plain &&= plain;
    } else words.push({ text, line, plain });
    open = true;
  };
  for (const piece of pieces) {
    const { kinds, text } = piece;
    if (kinds.includes('comment')) continue;
    if (kinds.includes('string')) {
      push(text, piece.line, false);
      continue;
    }
    // The grammar also marks the `=` inside `-std=c17`, which is one word.
    const separates =
      certainSymbol.test(text) || reopens.test(text) || text === ')';
    let { line } = piece;
    for (const part of text.match(/\n|[^\S\n]+|\S+/g) ?? []) {
      if (separates || part.trim() === '') open = false;
      if (part === '\n') {
        words.push({ text: '\n', line, plain: true });
        line += 1;
      } else if (part.trim() !== '') push(part, line, true);
      if (separates || part.trim() === '') open = false;
    }
  }
  return words;
}

/** The commands and symbols of a script. */
export function wordsOfScript(code: string): UsedWord[] {
  const used: UsedWord[] = [];
  let atCommand = true;
  for (const { text, line, plain } of splitWords(piecesOf(code, 'bash'))) {
    const opens = text === '\n' || reopens.test(text);
    if (text === '\n') {
      atCommand = true;
      continue;
    }
    const isAssignment = /^\w+=/.test(text);
    const certain =
      plain &&
      (certainSymbol.test(text) ||
        (atCommand && !isAssignment && commandName.test(text)));
    if (plain) {
      used.push({ word: text, line, certain });
      // `*.txt` uses the symbol `*`, and `$HOME` the symbol `$`.
      if (text.length > 1 && !certain)
        for (const symbol of text.match(/[*?~$]/g) ?? [])
          used.push({ word: symbol, line, certain: false });
    }
    atCommand = opens || leading.has(text) || (atCommand && isAssignment);
  }
  return used;
}

const unknownCommand = /orden no encontrada|command not found/;

/** The commands and symbols that are typed in a session; a slip of the fingers is none. */
export function wordsOfSession(text: string): UsedWord[] {
  let before = 0;
  return readTranscript(text).flatMap(({ prompt, lines, output }) => {
    const start = before;
    const typed = lines.map((each) => each.typed).join('');
    before += `${prompt}${typed}${output}`.split('\n').length - 1;
    if (unknownCommand.test(output) || typed.trimEnd().endsWith('^C'))
      return [];
    return wordsOfScript(typed).map((used) => ({
      ...used,
      line: start + used.line,
    }));
  });
}

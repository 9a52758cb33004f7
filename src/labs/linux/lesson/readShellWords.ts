import { readTranscript } from '../../kit/shell/transcript';
import { splitTokens } from '../../kit/lesson/splitTokens';
import type { Piece } from '../../kit/lesson/splitTokens';
import type { UsedWord } from '../../kit/lesson/types';

/** Matches the operators after which a command follows. */
const COMMAND_SEPARATOR = /^(?:\||\|\||\|&|&&|&|;|;;|\(|\{|\$\()$/;
/** Matches what opens a sum or a comparison, such as `$(( n + 1 ))`. */
const ARITHMETIC_OPENING = /^\$?\(\($/;
const ARITHMETIC_END = '))';
const COMMAND_PREFIXES = new Set([
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

/** Splits code into words, operators and line ends, as a shell does. */
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
    // The grammar also marks the `=` inside `-std=c17`, which does not separate
    // words.
    const separates =
      certainSymbol.test(text) ||
      COMMAND_SEPARATOR.test(text) ||
      ARITHMETIC_OPENING.test(text) ||
      text === ARITHMETIC_END ||
      text === ')';
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

/** Returns the commands and symbols of a script. */
export function readScriptWords(code: string): UsedWord[] {
  const usedWords: UsedWord[] = [];
  let atCommand = true;
  // Arithmetic has names of variables where commands are, and `<` compares.
  let inArithmetic = false;
  for (const { text, line, plain } of splitWords(splitTokens(code, 'bash'))) {
    const opens = text === '\n' || COMMAND_SEPARATOR.test(text);
    if (text === '\n') {
      atCommand = true;
      continue;
    }
    if (plain && ARITHMETIC_OPENING.test(text)) inArithmetic = true;
    else if (text === ARITHMETIC_END) inArithmetic = false;
    const isAssignment = /^\w+=/.test(text);
    const certain =
      plain &&
      !inArithmetic &&
      (certainSymbol.test(text) ||
        (atCommand && !isAssignment && commandName.test(text)));
    if (plain) {
      usedWords.push({ word: text, line, certain });
      // Symbols inside a word count too: `*` in `*.txt`, `$` in `$HOME`.
      if (text.length > 1 && !certain)
        for (const symbol of text.match(/[*?~$]/g) ?? [])
          usedWords.push({ word: symbol, line, certain: false });
    }
    atCommand =
      opens || COMMAND_PREFIXES.has(text) || (atCommand && isAssignment);
  }
  return usedWords;
}

const unknownCommand = /orden no encontrada|command not found/;

/**
 * Returns the commands and symbols typed in a session, except those of unknown
 * or interrupted commands.
 */
export function readSessionWords(text: string): UsedWord[] {
  let before = 0;
  return readTranscript(text).flatMap(({ prompt, lines, output }) => {
    const start = before;
    const typedText = lines.map((each) => each.typed).join('');
    before += `${prompt}${typedText}${output}`.split('\n').length - 1;
    if (unknownCommand.test(output) || typedText.trimEnd().endsWith('^C'))
      return [];
    return readScriptWords(typedText).map((usedWord) => ({
      ...usedWord,
      line: start + usedWord.line,
    }));
  });
}

import type { UsedWord } from '../../kit/lesson/types';
import { readTokens } from '../engine/tokens';
import type { Token } from '../engine/tokens';
import { FUNCTIONS, KEYWORDS, OPERATORS, PHRASES } from './sqlWords';

/** Most tokens that a phrase has. */
const MAX_PHRASE_TOKENS = 3;

/** Finds the taught word that some tokens begin with. */
function findWord([first, next, ...others]: readonly Token[]):
  string | undefined {
  if (first?.kind === 'operator')
    return OPERATORS.has(first.text) ? first.text : undefined;
  if (first?.kind !== 'word') return undefined;
  const words = [first, next, ...others].map((token) => token?.upper).join(' ');
  const phrase = PHRASES.find(
    (each) => words === each || words.startsWith(`${each} `),
  );
  if (phrase !== undefined) return phrase;
  const name = first.text.toLowerCase();
  if (next?.text === '(' && FUNCTIONS.has(name)) return name;
  return KEYWORDS.has(first.upper) ? first.upper : undefined;
}

/**
 * Lists the words of SQL that a text uses: keywords and phrases in upper case,
 * functions in lower case, and operators. Names of tables and columns are not
 * among them.
 */
export function readSqlWords(sql: string): UsedWord[] {
  const tokens = readTokens(sql);
  const used: UsedWord[] = [];
  let index = 0;
  while (index < tokens.length) {
    const [first, ...others] = tokens.slice(index, index + MAX_PHRASE_TOKENS);
    const word = first && findWord([first, ...others]);
    if (first && word !== undefined)
      used.push({
        word,
        line: sql.slice(0, first.start).split('\n').length,
        certain: true,
      });
    index += word?.split(' ').length ?? 1;
  }
  return used;
}

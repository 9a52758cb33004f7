/**
 * Arguments as a shell would part them: at spaces, save within quotes; a
 * backslash keeps the next character as it is. An open quote ends at the end.
 */
export function splitArguments(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  let isEscaped = false;
  for (const character of line) {
    if (isEscaped) {
      // Within double quotes only these two need the backslash.
      const isKept = quote && !/["\\]/.test(character);
      word = (word ?? '') + (isKept ? '\\' : '') + character;
      isEscaped = false;
    } else if (character === '\\' && quote !== "'") isEscaped = true;
    else if (character === quote) quote = '';
    else if (quote) word = (word ?? '') + character;
    else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/**
 * Splits a line into arguments as a shell does: at spaces outside quotes; a
 * backslash escapes the next character. An unclosed quote ends with the line.
 */
export function splitArguments(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  let isEscaped = false;
  for (const character of line) {
    if (isEscaped) {
      // Within double quotes, a backslash escapes only `"` and `\`.
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

/** Quotes a text as one word of bash, in one line of ASCII. */
export function quote(text: string): string {
  const escapedBytes = Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    return byte < 0x20 || byte > 0x7e || character === "'" || byte === 0x5c
      ? `\\x${byte.toString(16).padStart(2, '0')}`
      : character;
  });
  return `$'${escapedBytes.join('')}'`;
}

/**
 * Matches the parts that bash joins into a word: `$'…'`, `'…'`, an escaped
 * character or a plain one.
 */
const WORD_PARTS = /\$'((?:[^'\\]|\\.)*)'|'([^']*)'|\\(.)|(.)/gsu;
const ESCAPES = /\\([0-7]{1,3}|.)|[^\\]+/gsu;
const NAMED_ESCAPES: Readonly<Record<string, number>> = {
  ...{ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, E: 27, e: 27 },
};

function readEscape(escape: string): readonly number[] {
  if (/^[0-7]/.test(escape)) return [parseInt(escape, 8) & 0xff];
  const code = NAMED_ESCAPES[escape];
  return code === undefined ? [...new TextEncoder().encode(escape)] : [code];
}

/**
 * Returns the bytes of a word of bash, as `${name@Q}` writes it (bash(1),
 * «Parameter transformation»): bytes that are not printable are octal numbers.
 */
export function unquoteBytes(word: string): Uint8Array {
  const bytes: number[] = [];
  const add = (text: string) => {
    for (const byte of new TextEncoder().encode(text)) bytes.push(byte);
  };
  for (const [, ansi, plainText, escapedText, letter] of word.matchAll(
    WORD_PARTS,
  )) {
    if (ansi === undefined) add(plainText ?? escapedText ?? letter ?? '');
    else
      for (const [text, escape] of ansi.matchAll(ESCAPES))
        if (escape === undefined) add(text);
        else bytes.push(...readEscape(escape));
  }
  return Uint8Array.from(bytes);
}

/** Returns the text of a word of bash. */
export function unquote(word: string): string {
  return new TextDecoder().decode(unquoteBytes(word));
}

/** Character of a text that would not be seen, or the plain text around it. */
interface TextPart {
  readonly text: string;
  /** Mark shown in place of the character; undefined for plain text. */
  readonly mark?: { readonly sign: string; readonly spoken: string };
}

/** Marks of one text; the rest of it stays as it is. */
const MAX_MARKS = 200;

/**
 * Spaces at an edge, line breaks, control characters, and characters without
 * width or that reverse the order of the others.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- shown so that they are seen
  /^ +| +$|\r\n|[\0-\u001f\u007f\u00a0\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const NAMED_MARKS: Readonly<Record<string, TextPart['mark']>> = {
  '\n': { sign: '↵', spoken: 'salto de línea' },
  '\r\n': { sign: '␍↵', spoken: 'salto de línea de Windows' },
  '\t': { sign: '⇥', spoken: 'tabulador' },
  '\u00a0': { sign: '⍽', spoken: 'espacio duro' },
};

function createMark(text: string): TextPart['mark'] {
  const named = NAMED_MARKS[text];
  if (named) return named;
  if (text.startsWith(' '))
    return {
      sign: '·'.repeat(text.length),
      spoken: text.length === 1 ? 'un espacio' : `${text.length} espacios`,
    };
  const code = text.charCodeAt(0);
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    // Unicode has a picture of each control character.
    sign: code < 0x20 ? String.fromCharCode(0x2400 + code) : name,
    spoken: `carácter ${name}`,
  };
}

/** Finds the characters of a text that would not be seen. */
export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(INVISIBLE)) {
    if (parts.length >= MAX_MARKS) break;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, mark: createMark(found) });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

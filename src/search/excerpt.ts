/** Part of an excerpt; `marked` when it matches the search. */
export interface ExcerptPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Unescapes `<` and `>`, the only characters that Pagefind escapes. */
function unescapeBrackets(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/**
 * Parses the HTML of a Pagefind excerpt into parts, so that no HTML is
 * rendered.
 */
export function parseExcerpt(html: string): readonly ExcerptPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return {
        text: unescapeBrackets(inner ?? part),
        marked: inner !== undefined,
      };
    })
    .filter(({ text }) => text !== '');
}

/** Removes the title, or the end of it, from the start of an excerpt. */
export function removeTitle(
  parts: readonly ExcerptPart[],
  title: string,
): readonly ExcerptPart[] {
  const wholeText = parts.map(({ text }) => text).join('');
  const [, head = ''] = /^(.*?\.)\s/.exec(wholeText) ?? [];
  if (head === '' || !`${title}.`.endsWith(head)) return parts;
  let left = head.length;
  return parts
    .map(({ text, marked }) => {
      const cutLength = Math.min(left, text.length);
      left -= cutLength;
      return { text: text.slice(cutLength), marked };
    })
    .filter(({ text }) => text.trim() !== '');
}

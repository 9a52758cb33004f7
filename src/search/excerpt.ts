/** A stretch of text; marked where it is what was searched. */
export interface ExcerptPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Pagefind escapes these two and nothing else. */
function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/** Reads the excerpt that Pagefind writes as HTML, so that no HTML is needed. */
export function parseExcerpt(html: string): readonly ExcerptPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1];
      return { text: unescape(inner ?? piece), marked: inner !== undefined };
    })
    .filter(({ text }) => text !== '');
}

/** The excerpt without the title it may begin with, or the end of it. */
export function withoutTitle(
  parts: readonly ExcerptPart[],
  title: string,
): readonly ExcerptPart[] {
  const whole = parts.map(({ text }) => text).join('');
  const [, head = ''] = /^(.*?\.)\s/.exec(whole) ?? [];
  if (head === '' || !`${title}.`.endsWith(head)) return parts;
  let left = head.length;
  return parts
    .map(({ text, marked }) => {
      const cut = Math.min(left, text.length);
      left -= cut;
      return { text: text.slice(cut), marked };
    })
    .filter(({ text }) => text.trim() !== '');
}

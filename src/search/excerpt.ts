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

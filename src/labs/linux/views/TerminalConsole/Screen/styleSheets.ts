import look from '!!@xterm/xterm/css/xterm.css?text';

function adopt(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

let common: CSSStyleSheet | undefined;

/** What xterm publishes as a file: only pages with a terminal need it. */
function adoptLook(): void {
  if (common) return;
  common = new CSSStyleSheet();
  common.replaceSync(look);
  adopt(common);
}

/** Has the text that an element is given go into a sheet of the document's. */
function mirror(element: HTMLElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  Object.defineProperty(element, 'textContent', {
    set: (text: string) => {
      sheet.replaceSync(text);
    },
  });
  adopt(sheet);
  return sheet;
}

/**
 * The site's policy forbids `<style>` elements, and xterm writes its rules into
 * three of them. It makes all while it opens: what it gets then are inert
 * elements that hand their text to adopted sheets, now and on every later change.
 *
 * @param open Opens the terminal.
 * @returns Takes the sheets away again.
 */
export function openWithAdoptedStyles(open: () => void): () => void {
  const sheets: CSSStyleSheet[] = [];
  if (!('adoptedStyleSheets' in document)) {
    open();
    return () => undefined;
  }
  adoptLook();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- an overload is, which nobody uses here
  const create = document.createElement.bind(document);
  Object.defineProperty(document, 'createElement', {
    configurable: true,
    value: (name: string, options?: ElementCreationOptions) => {
      if (name !== 'style') return create(name, options);
      // Even an empty <style> of another type is one that the policy refuses.
      const element = create('template');
      sheets.push(mirror(element));
      return element;
    },
  });
  try {
    open();
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !sheets.includes(sheet),
    );
  };
}

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

/** A `<style>` whose text goes into a sheet of the document's instead. */
function mirror(element: HTMLElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // Of a type that is no style sheet's, so that the policy has nothing to say.
  element.setAttribute('type', 'text/x-adopted');
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
 * three of them. It makes all while it opens: what it gets then are elements
 * that hand their text to adopted sheets, now and on every later change.
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
      const element = create(name, options);
      if (name === 'style') sheets.push(mirror(element));
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

import look from '!!@xterm/xterm/css/xterm.css?text';

function adoptSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

let xtermSheet: CSSStyleSheet | undefined;

/** Adopts xterm's own style sheet, which only pages with a terminal need. */
function adoptXtermSheet(): void {
  if (xtermSheet) return;
  xtermSheet = new CSSStyleSheet();
  xtermSheet.replaceSync(look);
  adoptSheet(xtermSheet);
}

/** Redirects the text assigned to an element to an adopted style sheet. */
function mirrorToSheet(element: HTMLElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  Object.defineProperty(element, 'textContent', {
    set: (text: string) => {
      sheet.replaceSync(text);
    },
  });
  adoptSheet(sheet);
  return sheet;
}

/**
 * Opens xterm under a policy that forbids `<style>` elements. xterm creates
 * three of them while it opens. Meanwhile, `createElement` returns inert
 * elements whose text goes to adopted style sheets, at once and on every later
 * change.
 *
 * @param open Opens the terminal.
 * @returns A function that removes the style sheets.
 */
export function openWithAdoptedStyles(open: () => void): () => void {
  const sheets: CSSStyleSheet[] = [];
  if (!('adoptedStyleSheets' in document)) {
    open();
    return () => undefined;
  }
  adoptXtermSheet();
  // oxlint-disable-next-line typescript/no-deprecated -- an overload is, which nobody uses here
  const create = document.createElement.bind(document);
  Object.defineProperty(document, 'createElement', {
    configurable: true,
    value: (name: string, options?: ElementCreationOptions) => {
      if (name !== 'style') return create(name, options);
      // The policy refuses even an empty `<style>` of another type.
      const element = create('template');
      sheets.push(mirrorToSheet(element));
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

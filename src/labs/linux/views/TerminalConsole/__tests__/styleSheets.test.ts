import { openWithAdoptedStyles } from '../Screen/styleSheets';

class FakeSheet {
  text = '';

  replaceSync(text: string): void {
    this.text = text;
  }
}

const listAdopted = () =>
  (document.adoptedStyleSheets as unknown as FakeSheet[]).map(
    ({ text }) => text,
  );

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  });
});

it('hands the text of each <style> to an adopted sheet, now and later, until it is closed', () => {
  let style: HTMLStyleElement | undefined;
  const close = openWithAdoptedStyles(() => {
    style = document.createElement('style');
    style.textContent = 'a { color: red; }';
    expect(document.createElement('p').tagName).toBe('P');
  });
  expect(listAdopted()).toEqual([
    '.taken-in { color: inherit; }',
    'a { color: red; }',
  ]);
  expect(style?.tagName).toBe('TEMPLATE');
  expect(style?.childNodes).toHaveLength(0);
  if (style) style.textContent = 'a { color: blue; }';
  expect(listAdopted()[1]).toBe('a { color: blue; }');
  close();
  expect(listAdopted()).toEqual(['.taken-in { color: inherit; }']);
});

it('leaves the document as it was, even when opening fails', () => {
  expect(() =>
    openWithAdoptedStyles(() => {
      throw new Error('closed');
    }),
  ).toThrow('closed');
  expect(Object.hasOwn(document, 'createElement')).toBe(false);
  const style = document.createElement('style');
  style.textContent = 'b {}';
  expect(style.childNodes).toHaveLength(1);
});

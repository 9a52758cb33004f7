/** @jest-environment node */
import fc from 'fast-check';
import { parseExcerpt, removeTitle } from '../excerpt';

const plain = (text: string) => ({ text, marked: false });
const marked = (text: string) => ({ text, marked: true });

it('turns marks into parts and gives brackets back', () => {
  expect(
    parseExcerpt('Usa <mark>#include</mark> &lt;stdio.h&gt; arriba'),
  ).toEqual([plain('Usa '), marked('#include'), plain(' <stdio.h> arriba')]);
});

it('keeps any other HTML as the text that it is', () => {
  expect(parseExcerpt('<img src=x onerror=alert(1)>')).toEqual([
    plain('<img src=x onerror=alert(1)>'),
  ]);
});

it('keeps every character that is no mark', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      fc.pre(!/&[lg]t;/.test(text));
      const joined = parseExcerpt(escaped)
        .map((part) => part.text)
        .join('');
      expect(joined).toBe(text);
    }),
  );
});

it('does not repeat the title, nor the end of it', () => {
  const title = 'Salida por pantalla con printf';
  expect(
    removeTitle(
      [plain('pantalla con '), marked('printf.'), plain(' Un menú')],
      title,
    ),
  ).toEqual([plain(' Un menú')]);
  const other = [plain('Otra frase. Salida')];
  expect(removeTitle(other, title)).toEqual(other);
});

/** @jest-environment node */
import fc from 'fast-check';
import { parseExcerpt, removeTitle } from '../excerpt';

const createPlainPart = (text: string) => ({ text, marked: false });
const createMarkedPart = (text: string) => ({ text, marked: true });

it('turns marks into parts and gives brackets back', () => {
  expect(
    parseExcerpt('Usa <mark>#include</mark> &lt;stdio.h&gt; arriba'),
  ).toEqual([
    createPlainPart('Usa '),
    createMarkedPart('#include'),
    createPlainPart(' <stdio.h> arriba'),
  ]);
});

it('keeps any other HTML as the text that it is', () => {
  expect(parseExcerpt('<img src=x onerror=alert(1)>')).toEqual([
    createPlainPart('<img src=x onerror=alert(1)>'),
  ]);
});

it('keeps every character that is no mark', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escapedText = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      fc.pre(!/&[lg]t;/.test(text));
      const joinedText = parseExcerpt(escapedText)
        .map((part) => part.text)
        .join('');
      expect(joinedText).toBe(text);
    }),
  );
});

it('does not repeat the title, nor the end of it', () => {
  const title = 'Salida por pantalla con printf';
  expect(
    removeTitle(
      [
        createPlainPart('pantalla con '),
        createMarkedPart('printf.'),
        createPlainPart(' Un menú'),
      ],
      title,
    ),
  ).toEqual([createPlainPart(' Un menú')]);
  const otherExcerpt = [createPlainPart('Otra frase. Salida')];
  expect(removeTitle(otherExcerpt, title)).toEqual(otherExcerpt);
});

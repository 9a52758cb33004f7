/** @jest-environment node */
import { formatValue, parseValue, readPdf } from '../objects.mjs';
import { encodeText } from '../text.mjs';

it('stops at a document of another form', () => {
  expect(() => readPdf(Buffer.from('%PDF-1.7\nnada'))).toThrow(
    /No se entiende el PDF que escribe Typst/,
  );
});

it('reads and writes each kind of value with no more spaces than it needs', () => {
  expect(
    formatValue(
      parseValue(
        '<< /A [ 1 -2.5 /B true ] /C 12 0 R /D (uno (dos) \\) tres 4 0 R) /E <AB> /F << >> >>',
      ).value,
    ),
  ).toBe(
    '<</A[1 -2.5/B true]/C 12 0 R/D(uno (dos) \\) tres 4 0 R)/E<AB>/F<<>>>>',
  );
});

it('shortens a text in UTF-16 when one byte for each letter is enough', () => {
  expect(formatValue('<FEFF006100F1006F>')).toBe('(año)');
  expect(formatValue('<FEFF2192>')).toBe('<FEFF2192>');
});

it('escapes the parentheses of a text', () => {
  expect(encodeText('a (b) \\')).toBe('(a \\(b\\) \\\\)');
});

/** @jest-environment node */
import { compileSync } from '@mdx-js/mdx';
import { translateMdx } from '../mdxFaults';

/**
 * Returns the error that MDX itself throws, so that the test fails when a new
 * version rewords it.
 */
function readComplaint(text: string): string {
  try {
    compileSync(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}

it.each([
  [
    'an unclosed tag',
    'Hola <b>mundo\n',
    /<\/b>, en el mismo/,
    /<b> sin cerrar/,
  ],
  [
    'an unclosed component',
    '<Exercise id="a">\n\nHola\n',
    /<\/Exercise>/,
    /<Exercise> sin cerrar/,
  ],
  [
    'a closing tag of nothing',
    'Hola </b>\n',
    /abra antes/,
    /sin haberse abierto/,
  ],
  ['tags that cross', '<a><b>x</a></b>\n', /cierre de <b>/, /<\/a>/],
  [
    'a header in the prose',
    'Incluye <stdio.h> antes.\n',
    /<stdio\.h> dentro de acentos graves/,
    /<stdio\.h> sin cerrar/,
  ],
  ['a comparison', 'Si a <= b entonces\n', /\\</, /«=»/],
  ['an arrow', 'Guarda x <- y\n', /\\</, /«-»/],
  [
    'a closing tag glued to the text',
    '<Exercise id="a">\nHola\n</Exercise> fin\n',
    /sola en su línea/,
    /<\/Exercise> pegada/,
  ],
  ['a number after the sign', 'Si a <5 entonces\n', /\\</, /«5»/],
  [
    'an address between signs',
    'Ve a <https://a.org>\n',
    /\[texto\]/,
    /dirección/,
  ],
  ['a comment of HTML', '<!-- nota -->\n', /\{\/\* texto \*\/\}/, /<!--/],
  ['a brace that stays open', 'Una { suelta\n', /\\\{/, /sin cerrar/],
  [
    'braces around prose',
    'Usa {esto de aquí} así\n',
    /\\\{ \\\}/,
    /no es código/,
  ],
  ['a bad attribute', '<Exercise id=recibo />\n', /id="recibo"/, /«r»/],
  [
    'a paragraph that begins with import',
    'import de datos y más\n',
    /«import»/,
    /no es código/,
  ],
  ['a tag that ends with the file', 'Hola <b', /\\</, /antes del final/],
])('translates %s', (_, text, expected, foundText) => {
  const fault = translateMdx(readComplaint(text));
  expect(fault.expected).toMatch(expected);
  expect(fault.found).toMatch(foundText);
});

it('shows what it does not know as it is, and says whose words they are', () => {
  expect(translateMdx('Something new\nat x')).toEqual({
    expected: expect.stringMatching(/MDX dice/) as string,
    found: 'Something new',
  });
});

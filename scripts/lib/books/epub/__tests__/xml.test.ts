/** @jest-environment node */
import { escapeXml, renderElement, renderTextElement } from '../xml.mjs';

it.each([
  ['\u001b[31m', 'U+001B'],
  ['\ud800', 'U+D800'],
])('refuses a character that XML cannot hold', (text, name) => {
  expect(() => escapeXml(`hola ${text}`)).toThrow(
    `se encontró: ${name} en «hola »`,
  );
});

it('escapes what XML reads as markup', () => {
  expect(renderTextElement('code', 'a < b && "c"', { title: '"' })).toBe(
    '<code title="&quot;">a &lt; b &amp;&amp; &quot;c&quot;</code>',
  );
});

it('leaves out an attribute without a value, and closes an empty element', () => {
  expect(renderElement('br', { class: undefined, id: 3 })).toBe('<br id="3"/>');
});

/** @jest-environment node */
import { escapeHtml, unescapeHtml } from '../html';

it('leaves nothing in a text that HTML would understand', () => {
  expect(escapeHtml(`<a b="c" d='e'> & f`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp; f',
  );
});

it('gives a text back as it was', () => {
  const text = `<a b="c" d='e'> &amp; f`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('d&#x27;e')).toBe("d'e");
});

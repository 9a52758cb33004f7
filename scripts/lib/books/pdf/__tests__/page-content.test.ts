/** @jest-environment node */
import { shortenPageContent } from '../page-content.mjs';

it('undoes the two reflections around a text and shortens its numbers', () => {
  expect(
    shortenPageContent(
      'q\n1 0 0 -1 51.02362 646.12854 cm\n/c0 cs\n0.06666667 0.5 1 scn\nBT\n0 Tr\n/f0 7.48 Tf\n1 0 0 -1 0 0 Tm\n[(a) -6.9999695 (b)] TJ\nET\nQ',
    ),
  ).toBe(
    'q\n/c0 cs\n.067 .5 1 scn\nBT /f0 7.48 Tf 1 0 0 1 51 646.1 Tm [(a) -7 (b)] TJ\nET Q',
  );
});

it('never touches the bytes of a text, even if they look like numbers', () => {
  const text = '[(1.23456 \\) 0.98765 cm)] TJ';
  expect(shortenPageContent(`BT\n${text}\n0.123456 w\nET`)).toBe(
    `BT\n${text}\n.12 w\nET`,
  );
});

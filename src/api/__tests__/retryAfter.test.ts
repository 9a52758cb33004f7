/** @jest-environment node */
import { parseRetryAfter } from '../http';

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    ['no header, or one that the browser hides', null, 5000],
    ['seconds', '3', 3000],
    ['zero', '0', 0],
    ['a date to come', 'Sat, 21 Nov 2026 10:00:07 GMT', 7000],
    ['a date that is past', 'Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['a word', 'mañana', 5000],
    ['a number that no reader would wait for', '99999999999', 5000],
  ])('reads %s', (_, header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});

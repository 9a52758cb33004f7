/** @jest-environment node */
import { formatLongDate, formatNumericDate, formatShortDate } from '../dates';

it('writes a date in words without leading zero', () => {
  expect(formatLongDate('2023-08-07')).toBe('7 de agosto de 2023');
});

it('writes the short date of the cards as dd/mm/yy', () => {
  expect(formatShortDate('2023-08-07')).toBe('07/08/23');
});

it('writes the full numeric date of the changelog as dd/mm/yyyy', () => {
  expect(formatNumericDate('2024-01-28')).toBe('28/01/2024');
});

it('takes the day of a full timestamp without moving it to another time zone', () => {
  expect(formatLongDate('2023-01-01T00:00:00.000Z')).toBe('1 de enero de 2023');
});

it('says what it expected when the text is no date', () => {
  expect(() => formatLongDate('ayer')).toThrow(
    'Se esperaba una fecha AAAA-MM-DD, se encontró «ayer»',
  );
});

/** @jest-environment node */
import {
  formatApproximateHours,
  formatHoursAndMinutes,
  numberToWords,
} from '../../../utils/numbersInWords';

test.each([
  [225, 'unas cuatro horas'],
  [115, 'poco menos de dos horas'],
  [125, 'poco más de dos horas'],
  [120, 'dos horas'],
  [60, 'una hora'],
  [40, 'alrededor de una hora'],
  [10, 'alrededor de una hora'],
  [1500, '25 horas'],
])('%i minutes are «%s»', (minutes, text) => {
  expect(formatApproximateHours(minutes)).toBe(text);
});

test('numbers up to twenty are words', () => {
  expect([0, 1, 7, 20, 21].map(numberToWords)).toEqual([
    'cero',
    'una',
    'siete',
    'veinte',
    '21',
  ]);
});

test.each([
  [175, '2 h 55 min'],
  [120, '2 h'],
  [25, '25 min'],
  [0, '0 min'],
])('%i minutes are written «%s»', (minutes, text) => {
  expect(formatHoursAndMinutes(minutes)).toBe(text);
});

/** @jest-environment node */
import { isHidden, toggleMenu } from '../hiddenMenus';

it('hides and shows one menu without touching the others', () => {
  const hidden = toggleMenu('linux', 'c');
  expect(hidden).toBe('c linux');
  expect(isHidden(hidden, 'c')).toBe(true);
  expect(toggleMenu(hidden, 'linux')).toBe('c');
});

it('takes an empty list as everything open', () => {
  expect(isHidden('', 'c')).toBe(false);
  expect(toggleMenu('', 'c')).toBe('c');
});

it('does not take part of a name for the name', () => {
  expect(isHidden('linux', 'c')).toBe(false);
  expect(isHidden('dumix', 'dum')).toBe(false);
});

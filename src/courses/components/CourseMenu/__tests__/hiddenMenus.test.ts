/** @jest-environment node */
import { isMenuHidden, toggleMenu } from '../hiddenMenus';

it('hides and shows one menu without touching the others', () => {
  const hidden = toggleMenu('linux', 'c');
  expect(hidden).toBe('c linux');
  expect(isMenuHidden(hidden, 'c')).toBe(true);
  expect(toggleMenu(hidden, 'linux')).toBe('c');
});

it('takes an empty list as everything open', () => {
  expect(isMenuHidden('', 'c')).toBe(false);
  expect(toggleMenu('', 'c')).toBe('c');
});

it('does not take part of a name for the name', () => {
  expect(isMenuHidden('linux', 'c')).toBe(false);
  expect(isMenuHidden('dumix', 'dum')).toBe(false);
});

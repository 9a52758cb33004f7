import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReadingSettings from '..';
import {
  getAttributeName,
  preferencePatterns,
  storageKey,
} from '../../../preferences/keys';
import { writePreference } from '../../../preferences/storage';
import { setReducedMotion } from '../../../testing/reducedMotion';
import { choices } from '../choices';

const root = document.documentElement;

beforeEach(() => {
  setReducedMotion(false);
  for (const { name } of choices) writePreference('/', name, '');
  writePreference('/', 'shortcuts', '');
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows what holds now', () => {
  writePreference('/', 'text-size', '130');
  render(<ReadingSettings onClose={jest.fn()} />);
  expect(screen.getByRole('radio', { name: '130 %' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'La del sitio' })).toBeChecked();
});

it('applies a choice at once and remembers it', async () => {
  render(<ReadingSettings onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: '150 %' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Fácil de leer' }));
  expect(root).toHaveAttribute('data-text-size', '150');
  expect(root).toHaveAttribute('data-font', 'legible');
  expect(localStorage.getItem(storageKey('/', 'text-size'))).toBe('150');
  await userEvent.click(screen.getByRole('radio', { name: '100 %' }));
  expect(root).not.toHaveAttribute('data-text-size');
});

it('turns single-key shortcuts off and on', async () => {
  render(<ReadingSettings onClose={jest.fn()} />);
  const box = screen.getByRole('checkbox', {
    name: 'Atajos de una sola tecla',
  });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(root).toHaveAttribute('data-shortcuts', 'off');
  await userEvent.click(box);
  expect(root).not.toHaveAttribute('data-shortcuts');
});

it('returns everything to its default, contrast to what the system asks', async () => {
  render(<ReadingSettings onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Muy amplio' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Reducir' }));
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Más contraste' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(root).not.toHaveAttribute('data-line-height');
  expect(root).not.toHaveAttribute('data-motion');
  expect(root).toHaveAttribute('data-contrast', 'normal');
  expect(
    screen.getByRole('checkbox', { name: 'Más contraste' }),
  ).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

it('says so where nothing can be remembered, and still applies it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  render(<ReadingSettings onClose={jest.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('radio', { name: '115 %' }));
  expect(root).toHaveAttribute('data-text-size', '115');
  expect(screen.getByRole('status')).toHaveTextContent(/no deja guardar nada/);
});

it('offers only values that the script before paint accepts', () => {
  for (const { name, options } of choices)
    for (const { value } of options)
      if (value !== '') expect(value).toMatch(preferencePatterns[name]);
  expect(choices.map(({ name }) => getAttributeName(name))).toEqual([
    'data-text-size',
    'data-line-height',
    'data-font',
    'data-motion',
  ]);
});

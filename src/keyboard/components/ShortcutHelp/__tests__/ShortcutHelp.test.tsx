import { render, screen } from '@testing-library/react';
import ShortcutHelp from '..';
import { registerShortcut } from '../../../shortcuts';
import { writePreference } from '../../../../preferences/storage';
import { getKeyNames, labels } from '../labels';

beforeEach(() => {
  writePreference('/', 'shortcuts', '');
});

it('lists what each shortcut that works here does, and Escape', () => {
  const undo = registerShortcut('search', jest.fn());
  render(<ShortcutHelp onClose={jest.fn()} />);
  expect(screen.getByText('Buscar en todo el sitio')).toBeVisible();
  expect(screen.getByText('/')).toBeVisible();
  expect(screen.getByText('K')).toBeVisible();
  expect(screen.getByText('Escape')).toBeVisible();
  undo();
});

it('does not promise a shortcut that does nothing', () => {
  render(<ShortcutHelp onClose={jest.fn()} />);
  expect(screen.queryByText(labels.search)).not.toBeInTheDocument();
});

it('says when the reader turned single keys off', () => {
  writePreference('/', 'shortcuts', 'off');
  render(<ShortcutHelp onClose={jest.fn()} />);
  expect(screen.getByText(/están apagados/)).toBeVisible();
});

it('names keys as a keyboard does', () => {
  expect(getKeyNames('mod+k')).toEqual(['Ctrl o ⌘', 'K']);
  expect(getKeyNames('ArrowLeft')).toEqual(['←']);
  expect(getKeyNames('?')).toEqual(['?']);
});

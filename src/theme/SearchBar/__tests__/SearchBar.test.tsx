import { fireEvent, render, screen } from '@testing-library/react';
import SiteDialogs from '../../../application/SiteDialogs';
import SearchBar from '..';

jest.mock('../../../search/components/SearchDialog', () => ({
  __esModule: true,
  default: ({ onClose }: { readonly onClose: () => void }) => (
    <div role="dialog">
      <button onClick={onClose}>Cerrar</button>
    </div>
  ),
}));

beforeEach(() => {
  render(
    <>
      <SearchBar />
      <SiteDialogs />
      <textarea aria-label="Código" />
    </>,
  );
});

it('opens with the button and closes', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['/', { key: '/' }],
  ['/ of a Spanish keyboard', { key: '/', shiftKey: true }],
  ['Ctrl-K', { key: 'k', ctrlKey: true }],
  ['⌘-K', { key: 'k', metaKey: true }],
  ['Ctrl-K with capitals locked', { key: 'K', ctrlKey: true }],
])('opens with %s', async (_name, key) => {
  expect(fireEvent.keyDown(document.body, key)).toBe(false);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it.each([
  ['k alone', { key: 'k' }],
  ['Ctrl-/', { key: '/', ctrlKey: true }],
  ['Ctrl-Shift-K', { key: 'k', ctrlKey: true, shiftKey: true }],
  ['Alt-/', { key: '/', altKey: true }],
])('leaves %s to the browser', (_name, key) => {
  expect(fireEvent.keyDown(document.body, key)).toBe(true);
});

it('leaves the single key to who is writing', () => {
  const editor = screen.getByRole('textbox', { name: 'Código' });
  expect(fireEvent.keyDown(editor, { key: '/' })).toBe(true);
});

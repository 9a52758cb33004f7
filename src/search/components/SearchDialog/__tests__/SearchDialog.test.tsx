// Includes misspelled words on purpose. cspell:disable
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchEngine } from '../../../engine';
import type { PageKind } from '../../../kinds';
import SearchDialog from '..';

const mockEngine = jest.fn<Promise<SearchEngine>, []>();
jest.mock('../../../openEngine', () => ({
  isIndexBuilt: true,
  openEngine: () => mockEngine(),
  closeEngine: jest.fn(),
}));

function createPage(title: string, kind: PageKind) {
  const pageHit = {
    url: `/${title}/`,
    title,
    kind,
    excerpt: [
      { text: 'con ', marked: false },
      { text: '<b>marca</b>', marked: true },
    ],
    sections: [],
  };
  return { id: title, kind, score: 1, load: () => Promise.resolve(pageHit) };
}

const engine: SearchEngine = {
  search: (query) =>
    Promise.resolve({
      query,
      correction: query === 'prntf' ? 'printf' : undefined,
      ranking:
        query === 'nada'
          ? []
          : [createPage('salida', 'Curso de C'), createPage('vim', 'Guías')],
    }),
};

// The search starts 40 ms after the last key: with fake timers only the last
// query is searched.
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const onClose = jest.fn();
const open = () => {
  render(<SearchDialog onClose={onClose} />);
  return screen.getByRole('combobox', { name: 'Qué buscas' });
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  mockEngine.mockResolvedValue(engine);
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
});

it('starts in the field and offers examples', async () => {
  const field = open();
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '%d' }));
  expect(field).toHaveValue('%d');
  expect(field).toHaveFocus();
});

it('groups what it finds and marks it as text, never as HTML', async () => {
  await user.type(open(), 'printf');
  const group = await screen.findByRole('group', { name: 'Curso de C' });
  const option = within(group).getByRole('option');
  expect(option).toHaveTextContent('salida con <b>marca</b>');
  expect(within(option).getByText('<b>marca</b>').tagName).toBe('MARK');
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 páginas con «printf».',
  );
});

it('opens the first result with Enter unless an arrow chose another', async () => {
  await user.type(open(), 'printf');
  const [first, second] = await screen.findAllByRole('option');
  const followedPaths: (string | null)[] = [];
  for (const option of [first, second])
    option?.addEventListener('click', (event) => {
      event.preventDefault();
      followedPaths.push(option.getAttribute('href'));
    });
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(followedPaths).toEqual(['/salida/', '/vim/', '/salida/']);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays open when a result goes to another tab', async () => {
  await user.type(open(), 'printf');
  const [first] = await screen.findAllByRole('option');
  first?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves one kind when its filter is pressed', async () => {
  await user.type(open(), 'printf');
  await user.click(await screen.findByRole('button', { name: 'Guías (1)' }));
  expect(await screen.findByText('1 de 2 páginas con «printf».')).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('says which word it put right', async () => {
  const field = open();
  await user.type(field, 'prntf');
  await user.click(await screen.findByRole('button', { name: 'printf' }));
  expect(field).toHaveValue('printf');
});

it('says when there is nothing, and where else to look', async () => {
  await user.type(open(), 'nada');
  expect(
    await screen.findByText('No encontramos nada para «nada».'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'mapa del sitio' })).toHaveAttribute(
    'href',
    '/mapa/',
  );
});

it('says when the index cannot be loaded, and tries again', async () => {
  mockEngine.mockRejectedValue(new Error('sin red'));
  await user.type(open(), 'printf');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo cargar la búsqueda.',
  );
  mockEngine.mockResolvedValue(engine);
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

it('leads to the page of all results', async () => {
  await user.type(open(), 'ls -l');
  expect(
    await screen.findByRole('link', { name: 'Ver todos los resultados' }),
  ).toHaveAttribute('href', '/buscar/?q=ls%20-l');
});

import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchEngine } from '../../../engine';
import type * as Router from '../../../../testing/docusaurus/router';
import {
  setPathname,
  useLocation,
} from '../../../../testing/docusaurus/router';
import SearchPage from '..';

const createPage = (number: number) => {
  const pageHit = {
    url: `/${number}/`,
    title: `Página ${number}`,
    kind: 'Guías',
    excerpt: [],
    sections: [],
  } as const;
  return {
    id: pageHit.url,
    kind: pageHit.kind,
    score: 1,
    load: () => Promise.resolve(pageHit),
  };
};

const mockEngine: SearchEngine = {
  search: (query) =>
    Promise.resolve({
      query,
      correction: undefined,
      ranking: Array.from({ length: 12 }, (_, index) => createPage(index)),
    }),
};
jest.mock('../../../openEngine', () => ({
  isIndexBuilt: true,
  openEngine: () => Promise.resolve(mockEngine),
  closeEngine: jest.fn(),
}));

jest.mock('@docusaurus/theme-common', () => {
  const { useLocation } = jest.requireActual<typeof Router>(
    '../../../../testing/docusaurus/router',
  );
  return {
    useHistorySelector: (select: (history: unknown) => unknown) =>
      select({ location: useLocation() }),
  };
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const queryOfAddress = () =>
  renderHook(() => useLocation()).result.current.search;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('searches what the address says, ten pages first', async () => {
  setPathname('/buscar/', '?q=permisos');
  render(<SearchPage />);
  expect(screen.getByRole('searchbox')).toHaveValue('permisos');
  expect(await screen.findByText('12 páginas con «permisos».')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Mostrar más' }));
  expect(await screen.findByRole('link', { name: /Página 11/ })).toBeVisible();
});

it('writes to the address once the typing pauses', async () => {
  setPathname('/buscar/');
  render(<SearchPage />);
  await user.type(screen.getByRole('searchbox'), 'ls -l');
  expect(queryOfAddress()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(new URLSearchParams(queryOfAddress()).get('q')).toBe('ls -l');
});

import { render, screen } from '@testing-library/react';
import SearchNotice from '..';

const onTry = jest.fn();

it('says in the development server that search needs a build', () => {
  render(<SearchNotice search={{ status: 'unbuilt' }} onTry={onTry} />);
  expect(screen.getByText(/la búsqueda se prepara al construir/)).toBeVisible();
  expect(screen.getByText('npm run web')).toBeVisible();
});

it('blames the connection only when there is none', async () => {
  const search = {
    status: 'failed',
    error: new Error('x'),
    retry: jest.fn(),
  } as const;
  const online = jest.spyOn(navigator, 'onLine', 'get');
  online.mockReturnValue(true);
  const { rerender } = render(<SearchNotice search={search} onTry={onTry} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Faltan partes del índice',
  );
  online.mockReturnValue(false);
  rerender(<SearchNotice search={search} onTry={onTry} />);
  window.dispatchEvent(new Event('offline'));
  rerender(<SearchNotice search={search} onTry={onTry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Estás sin conexión');
});

it('is silent while there are results', () => {
  const { container } = render(
    <SearchNotice
      search={{
        status: 'ready',
        results: {
          query: 'a',
          correction: undefined,
          total: 1,
          matching: 1,
          counts: [],
          groups: [],
        },
      }}
      onTry={onTry}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

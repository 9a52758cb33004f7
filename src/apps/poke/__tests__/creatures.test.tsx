import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { createEntry, list } from '../../../api/pokeapi/__fixtures__';
import { createQueryClient } from '../../../api/queryClient';
import Creatures from '../components/Creatures';
import {
  readAddress,
  requestPaths,
  getButton,
  findCard,
  goTo,
  holdNext,
  resource,
  setAnswers,
  server,
  show,
  setUpVisit,
} from './harness';

setUpVisit();

const getField = () => screen.getByRole('searchbox', { name: 'Nombre' });
const listNumbers = () =>
  screen.getAllByText(/^n\.º \d+$/).map(({ textContent }) => textContent);

describe('when the list does not come', () => {
  it('says so in Spanish, and one click brings it without losing what was typed', async () => {
    server.use(http.get(resource, () => HttpResponse.text('<html>')));
    const user = userEvent.setup();
    show(<Creatures />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PokeAPI respondió algo que no se entiende.',
    );
    await user.type(getField(), 'red');
    setAnswers();
    await user.click(getButton('Reintentar'));
    expect(await findCard(/red-fox/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(getField()).toHaveValue('red');
  });

  it('takes an empty catalogue for a failure that can be retried', async () => {
    server.use(http.get(resource, () => HttpResponse.json(list([], 0))));
    show(<Creatures />);
    expect(await screen.findByRole('alert')).toBeVisible();
    setAnswers();
    await userEvent.click(getButton('Reintentar'));
    expect(await findCard(/red-fox/)).toBeVisible();
  });

  it('keeps the way back to the page before', async () => {
    // Freezes `Date.now`: the countdown runs while the alert appears.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    setAnswers();
    const user = userEvent.setup();
    show(<Creatures />);
    await findCard(/red-fox/);
    server.use(
      http.get(resource, () =>
        HttpResponse.text('Too Many Requests', {
          status: 429,
          headers: { 'Retry-After': '30' },
        }),
      ),
    );
    await user.click(getButton('Siguiente'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PokeAPI pide una pausa.',
    );
    expect(getButton('Reintentar en 30 s')).toBeDisabled();
    await user.click(getButton('Anterior'));
    expect(await findCard(/red-fox/)).toBeVisible();
  });

  it('leaves damaged and repeated entries out, and long names in', async () => {
    server.use(
      http.get(resource, () =>
        HttpResponse.json(
          list([
            createEntry(1, 'ñandú '.repeat(2000)),
            createEntry(2, '<img src=x onerror="alert(1)">'),
            createEntry(2, 'twice'),
            { name: 'no-address' },
            { name: 'elsewhere', url: 'https://example.net/pokemon/9/' },
            null,
          ]),
        ),
      ),
    );
    show(<Creatures />);
    await findCard(/^ñandú/);
    expect(
      await findCard('<img src=x onerror="alert(1)"> n.º 2'),
    ).toBeVisible();
    expect(listNumbers()).toEqual(['n.º 1', 'n.º 2']);
  });
});

describe('the list', () => {
  it('holds its place in the built page and asks nothing from there', () => {
    const html = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <Creatures />
      </QueryClientProvider>,
    );
    expect(html).toContain('Cargando…');
    expect(html).toContain('Buscar');
    expect(requestPaths).toEqual([]);
  });

  it('is on its way until it arrives, and says what arrived', async () => {
    setAnswers();
    show(<Creatures />);
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    await findCard(/red-fox/);
    expect(screen.queryByText('Cargando…')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      '45 criaturas, página 1 de 3',
    );
  });

  it('shows sprite, English name and number of 20 creatures with one request', async () => {
    setAnswers();
    show(<Creatures />);
    const fourth = await findCard('red-fox n.º 4');
    expect(within(fourth).getByText('red-fox')).toHaveAttribute('lang', 'en');
    const sprite = within(fourth).getByRole('presentation');
    expect(sprite).toHaveAttribute(
      'src',
      'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/4.png',
    );
    expect(sprite).toHaveAttribute('width', '96');
    expect(sprite).toHaveAttribute('height', '96');
    expect(listNumbers()).toHaveLength(20);
    expect(requestPaths).toEqual(['?offset=0&limit=20']);
  });

  it('stays until the next page is there, asks once for each, and not again when going back', async () => {
    setAnswers();
    const user = userEvent.setup();
    show(<Creatures />);
    await findCard(/red-fox/);
    const letCome = holdNext(resource);
    await user.click(getButton('Siguiente'));
    expect(listNumbers()[0]).toBe('n.º 1');
    letCome();
    await findCard(/pikachu/);
    expect(readAddress()).toBe('PUSH ?pagina=2');
    await user.click(getButton('Anterior'));
    await findCard(/red-fox/);
    expect(readAddress()).toBe('PUSH ');
    expect(requestPaths).toEqual(['?offset=0&limit=20', '?offset=20&limit=20']);
  });

  it('ends at the last page, counted from the total', async () => {
    setAnswers();
    goTo('?pagina=3');
    show(<Creatures />);
    expect(await screen.findByText('Página 3 de 3')).toBeVisible();
    expect(listNumbers()).toHaveLength(5);
    expect(getButton('Siguiente')).toBeDisabled();
  });

  it('says that a page beyond the end does not exist, and leads back', async () => {
    setAnswers();
    goTo('?pagina=99');
    show(<Creatures />);
    expect(
      await screen.findByText(/Esa página no existe: la última es la 3/, {
        ignore: '[role=status]',
      }),
    ).toBeVisible();
    await userEvent.click(getButton('Anterior'));
    expect(await findCard(/mr-mime/)).toBeVisible();
  });

  it('aborts a page that the reader has already left', async () => {
    setAnswers();
    const user = userEvent.setup();
    show(<Creatures />);
    await findCard(/red-fox/);
    const signals: AbortSignal[] = [];
    server.use(
      http.get(
        resource,
        async ({ request }) => {
          signals.push(request.signal);
          await delay('infinite');
        },
        { once: true },
      ),
    );
    await user.click(getButton('Siguiente'));
    await waitFor(() => {
      expect(signals).toHaveLength(1);
    });
    await user.click(getButton('Siguiente'));
    expect(await findCard(/mr-mime/)).toBeVisible();
    await waitFor(() => {
      expect(signals[0]?.aborted).toBe(true);
    });
  });
});

describe('the search', () => {
  it('says when nothing is found, and keeps what was searched', async () => {
    setAnswers();
    goTo('?buscar=nadie');
    show(<Creatures />);
    expect(
      await screen.findByText(/Ninguna criatura tiene «nadie» en el nombre/, {
        ignore: '[role=status]',
      }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Ninguna criatura');
    expect(getField()).toHaveValue('nadie');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed when the names do not come, and can be retried', async () => {
    server.use(http.get(resource, () => HttpResponse.text('<html>')));
    goTo('?buscar=red');
    show(<Creatures />);
    expect(await screen.findByRole('alert')).toBeVisible();
    setAnswers();
    await userEvent.click(getButton('Reintentar'));
    expect(await findCard(/red-fox/)).toBeVisible();
    expect(getField()).toHaveValue('red');
  });

  it('asks nothing while the reader types, and for all names only once', async () => {
    setAnswers();
    const user = userEvent.setup();
    show(<Creatures />);
    await findCard(/red-fox/);
    await user.type(getField(), '  RÉD ');
    expect(requestPaths).toHaveLength(1);
    await user.click(getButton('Buscar'));
    await screen.findByText('2 criaturas con «RÉD» en el nombre');
    expect(listNumbers()).toEqual(['n.º 4', 'n.º 6']);
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 criaturas con «RÉD» en el nombre, página 1 de 1',
    );
    await user.clear(getField());
    await user.type(getField(), 'mr mime{Enter}');
    await screen.findByText('1 criatura con «mr mime» en el nombre');
    expect(requestPaths).toEqual(['?offset=0&limit=20', '?limit=100000']);
  });

  it('pages what it finds with the same buttons, in the address', async () => {
    setAnswers();
    goTo('?buscar=creature&pagina=2');
    const user = userEvent.setup();
    show(<Creatures />);
    expect(await screen.findByText('Página 2 de 2')).toBeVisible();
    expect(getButton('Siguiente')).toBeDisabled();
    await user.click(getButton('Anterior'));
    expect(screen.getByText('Página 1 de 2')).toBeVisible();
    expect(readAddress()).toBe('PUSH ?buscar=creature');
    expect(requestPaths).toHaveLength(1);
  });

  it('starts at the first page', async () => {
    setAnswers();
    goTo('?pagina=3');
    show(<Creatures />);
    await findCard(/mr-mime/);
    await userEvent.type(getField(), 'red{Enter}');
    expect(await findCard(/red-fox/)).toBeVisible();
    expect(readAddress()).toBe('PUSH ?buscar=red');
  });

  it('does not count the pages of the list while the names are on their way', async () => {
    setAnswers();
    show(<Creatures />);
    await screen.findByText('Página 1 de 3');
    server.use(http.get(resource, () => delay('infinite')));
    await userEvent.type(getField(), 'red{Enter}');
    expect(screen.getByText('Página 1')).toBeVisible();
    expect(getButton('Siguiente')).toBeDisabled();
  });

  it('can be removed, and leaves the focus in its field', async () => {
    setAnswers();
    goTo('?buscar=red');
    const user = userEvent.setup();
    show(<Creatures />);
    await findCard(/red-panda/);
    await user.click(getButton('Quitar búsqueda'));
    expect(await findCard(/creature-1 /)).toBeVisible();
    expect(getField()).toHaveValue('');
    expect(getField()).toHaveFocus();
    expect(readAddress()).toBe('PUSH ');
  });

  it('is the same as none when only spaces are submitted', async () => {
    setAnswers();
    show(<Creatures />);
    await findCard(/red-fox/);
    await userEvent.type(getField(), '   {Enter}');
    expect(readAddress()).toBe('PUSH ');
    expect(requestPaths).toHaveLength(1);
  });

  it('follows the address when the reader goes back', async () => {
    setAnswers();
    goTo('?buscar=red');
    show(<Creatures />);
    await findCard(/red-panda/);
    goTo('');
    expect(await findCard(/creature-1 /)).toBeVisible();
    expect(getField()).toHaveValue('');
  });

  it('keeps what was typed but not submitted when the reader leaves and comes back', async () => {
    setAnswers();
    const { unmount } = show(<Creatures />);
    await userEvent.type(getField(), 'red-p');
    unmount();
    show(<Creatures />);
    expect(getField()).toHaveValue('red-p');
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../../api/queryClient';
import {
  character,
  episode,
  location,
  nothingHere,
  createPage,
} from '../../../api/rickandmorty/__fixtures__';
import { clearVisitState } from '../../kit/useVisitState';
import { setPathname } from '../../../testing/docusaurus/router';
import Characters from '../components/Characters';
import Episodes from '../components/Episodes';
import Locations from '../components/Locations';
import MainCharacters from '../components/MainCharacters';
import RandomCharacter from '../components/RandomCharacter';
import { createServer } from '../../../testing/server';

const api = 'https://rickandmortyapi.com/api';
const server = createServer();
const requestedUrls: URL[] = [];
server.events.on('request:start', ({ request }) => {
  requestedUrls.push(new URL(request.url));
});

beforeEach(() => {
  requestedUrls.length = 0;
  clearVisitState();
  setPathname('/havefun/rickosoapp/personajes/');
});

function show(app: ReactNode) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      {app}
    </QueryClientProvider>,
  );
}

/**
 * Serves a list of 42 pages whose only entry names the page and the filters.
 */
function listCharacters() {
  server.use(
    http.get(`${api}/character`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('name') === 'nadie')
        return HttpResponse.json(nothingHere, { status: 404 });
      const name = `Personaje ${searchParams.get('page') ?? ''} ${searchParams.get('name') ?? ''} ${searchParams.get('status') ?? ''}`;
      return HttpResponse.json(
        createPage([{ ...character, name: name.trim() }]),
      );
    }),
  );
}

const findHeading = (name: string) => screen.findByRole('heading', { name });

describe('the list of characters', () => {
  it('says in Spanish what failed, and one click brings the list', async () => {
    server.use(
      http.get(`${api}/character`, () => HttpResponse.text('<html>'), {
        once: true,
      }),
    );
    show(<Characters />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Rick and Morty API respondió algo que no se entiende.',
    );
    listCharacters();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findHeading('Personaje 1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers the first page when the address names one that does not exist', async () => {
    setPathname('/havefun/rickosoapp/personajes/', '?pagina=99');
    server.use(
      http.get(
        `${api}/character`,
        () => HttpResponse.json(nothingHere, { status: 404 }),
        { once: true },
      ),
    );
    show(<Characters />);
    expect(await screen.findByRole('alert')).toBeVisible();
    listCharacters();
    await userEvent.click(
      screen.getByRole('button', { name: 'Ir a la primera página' }),
    );
    expect(await findHeading('Personaje 1')).toBeVisible();
  });

  it('shows name, status, species and gender in Spanish', async () => {
    server.use(
      http.get(`${api}/character`, () =>
        HttpResponse.json(createPage([character])),
      ),
    );
    show(<Characters />);
    expect(await findHeading('Rick Sanchez')).toHaveAttribute('lang', 'en');
    const facts = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Con vida', 'Humano', 'Masculino']);
  });

  it('asks once for each page, and not again when going back', async () => {
    listCharacters();
    const user = userEvent.setup();
    show(<Characters />);
    await findHeading('Personaje 1');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await findHeading('Personaje 2');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await findHeading('Personaje 1');
    expect(requestedUrls.map(({ search }) => search)).toEqual([
      '?page=1',
      '?page=2',
    ]);
  });

  it('asks nothing while the reader types a filter, and once when they submit it', async () => {
    listCharacters();
    const user = userEvent.setup();
    show(<Characters />);
    await findHeading('Personaje 1');
    await user.type(
      screen.getByRole('searchbox', { name: 'Nombre' }),
      ' smith ',
    );
    await user.selectOptions(screen.getByRole('combobox'), 'Sin vida');
    expect(requestedUrls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(await findHeading('Personaje 1 smith dead')).toBeVisible();
    expect(requestedUrls).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await findHeading('Personaje 1')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('takes a filter that finds nothing for an empty list, not for a failure', async () => {
    listCharacters();
    setPathname('/havefun/rickosoapp/personajes/', '?nombre=nadie');
    show(<Characters />);
    expect(
      await screen.findByText(/Aquí no hay personajes con esos filtros/),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('nadie');
  });
});

describe('the other lists', () => {
  it('show type and dimension of a location', async () => {
    server.use(
      http.get(`${api}/location`, () =>
        HttpResponse.json(createPage([location])),
      ),
    );
    show(<Locations />);
    expect(await findHeading('Earth (C-137)')).toBeVisible();
    expect(
      screen.getAllByRole('definition').map(({ textContent }) => textContent),
    ).toEqual(['Planet', 'Se desconoce']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('show code and date of an episode, in Spanish', async () => {
    server.use(
      http.get(`${api}/episode`, () =>
        HttpResponse.json(createPage([episode])),
      ),
    );
    show(<Episodes />);
    expect(await findHeading('Pilot')).toBeVisible();
    expect(screen.getByText('S01E01')).toBeVisible();
    expect(screen.getByText('2 de diciembre de 2013')).toBeVisible();
  });
});

describe('the front page', () => {
  it('draws a character among those that the service counts', async () => {
    listCharacters();
    server.use(
      http.get(`${api}/character/:id`, ({ params }) =>
        HttpResponse.json({ ...character, id: Number(params.id) }),
      ),
    );
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.999999);
    show(<RandomCharacter />);
    expect(await screen.findByText('Rick Sanchez')).toBeVisible();
    expect(
      screen.getAllByRole('term').map(({ textContent }) => textContent),
    ).toEqual(['Nombre', 'Estatus', 'Especie', 'Género']);
    random.mockReturnValue(0);
    await userEvent.click(
      screen.getByRole('button', { name: 'Otro personaje' }),
    );
    await waitFor(() => {
      expect(requestedUrls.map(({ pathname }) => pathname)).toEqual([
        '/api/character',
        '/api/character/826',
        '/api/character/1',
      ]);
    });
    random.mockRestore();
  });

  it('can retry when not even the number of characters arrives', async () => {
    server.use(
      http.get(
        `${api}/character`,
        () => HttpResponse.json(nothingHere, { status: 404 }),
        { once: true },
      ),
      http.get(`${api}/character/:id`, () => HttpResponse.json(character)),
    );
    show(<RandomCharacter />);
    await screen.findByRole('alert');
    listCharacters();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Rick Sanchez')).toBeVisible();
  });

  it('asks for the five main characters in one request', async () => {
    server.use(
      http.get(`${api}/character/1,2,3,4,5`, () =>
        HttpResponse.json(
          [1, 2, 3, 4, 5].map((id) => ({ ...character, id, name: `N${id}` })),
        ),
      ),
    );
    show(<MainCharacters />);
    await findHeading('N5');
    const cards = screen
      .getAllByRole('listitem')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(cards).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
    expect(requestedUrls).toHaveLength(1);
  });
});

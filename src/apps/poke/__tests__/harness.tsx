import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { detail, createEntry, list } from '../../../api/pokeapi/__fixtures__';
import { createQueryClient } from '../../../api/queryClient';
import Announcer from '../../../components/Announcer';
import { clearVisitState } from '../../kit/useVisitState';
import {
  setPathname,
  useHistory,
  useLocation,
} from '../../../testing/docusaurus/router';
import { createServer } from '../../../testing/server';

const path = '/havefun/pokeapp/pokemones/';
export const resource = 'https://pokeapi.co/api/v2/pokemon';
export const server = createServer();

/** Path and query of each request during the current test. */
export const requestPaths: string[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  requestPaths.push(pathname.replace('/api/v2/pokemon', '') + search);
});

/** Three pages of 45 creatures; the last five are forms, after a gap. */
const names = new Map(
  Array.from({ length: 45 }, (_, index) => {
    const id = index < 40 ? index + 1 : 10_001 + index - 40;
    return [id, `creature-${id}`];
  }),
);
names.set(4, 'red-fox').set(6, 'red-panda').set(25, 'pikachu');
names.set(29, 'nidoran-f').set(10_001, 'mr-mime');

/** Sets the regular answers of the service. */
export function setAnswers(): void {
  server.use(
    http.get(resource, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset'));
      const limit = Number(searchParams.get('limit'));
      const entries = [...names].slice(offset, offset + limit);
      return HttpResponse.json(
        list(
          entries.map(([id, name]) => createEntry(id, name)),
          names.size,
        ),
      );
    }),
    http.get(`${resource}/:id/`, ({ params }) => {
      const id = Number(params.id);
      return names.has(id)
        ? HttpResponse.json({ ...detail, id, name: names.get(id) })
        : HttpResponse.text('Not Found', { status: 404 });
    }),
  );
}

/**
 * Holds the next answer of an address.
 *
 * @returns Function that releases the answer.
 */
export function holdNext(address: string): () => void {
  let letCome: () => void = () => undefined;
  const heldPromise = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  server.use(http.get(address, () => heldPromise, { once: true }));
  return letCome;
}

/** Starts a new visit before each test. */
export function setUpVisit(): void {
  beforeEach(() => {
    requestPaths.length = 0;
    clearVisitState();
    setPathname(path);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/** Shows the address and the last action of the history. */
function Address(): ReactNode {
  const { search } = useLocation();
  return <p>{`Dirección: ${useHistory().action} ${search}`}</p>;
}

export const readAddress = () =>
  screen.getByText(/^Dirección: /).textContent.slice('Dirección: '.length);

export function show(app: ReactNode, client = createQueryClient()) {
  return render(
    <QueryClientProvider client={client}>
      {app}
      <Announcer />
      <Address />
    </QueryClientProvider>,
  );
}

/** Changes the address without a click, as the back button does. */
export function goTo(search: string): void {
  act(() => {
    setPathname(path, search);
  });
}

export const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });

export const findCard = (name: string | RegExp) =>
  screen.findByRole('button', { name });

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { createGif, search } from '../../../api/giphy/__fixtures__';
import { createQueryClient } from '../../../api/queryClient';
import Announcer from '../../../components/Announcer';
import { clearVisitState } from '../../kit/useVisitState';
import { setPathname } from '../../../testing/docusaurus/router';
import { setReducedMotion } from '../../../testing/reducedMotion';
import Home from '../components/Home';
import { createServer } from '../../../testing/server';

const server = createServer();

/** Requests of the page during the current test. */
export const requests: Request[] = [];

/** Returns the searched words, in order. */
export const getSearchedTerms = () =>
  requests.map(({ url }) => new URL(url).searchParams.get('q'));

type Answer = () => Response | Promise<Response>;

export const answerWithJson =
  (body: object): Answer =>
  () =>
    HttpResponse.json({ ...body });

/** Answer with ten results. */
export const tenResults = answerWithJson(
  search(Array.from({ length: 10 }, (_, n) => createGif(`number ${n + 1}`))),
);

export const neverAnswer: Answer = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

/** Sets the answer of GIPHY. */
export function setAnswer(reply: Answer): void {
  server.use(
    http.get('https://api.giphy.com/v1/gifs/search', ({ request }) => {
      requests.push(request);
      return reply();
    }),
  );
}

/** Starts a new visit before each test; GIPHY answers with ten results. */
export function setUpVisit(): void {
  beforeEach(() => {
    requests.length = 0;
    clearVisitState();
    setReducedMotion(false);
    setAnswer(tenResults);
  });
}

function openWith(apiKey: string | undefined, query: string) {
  setPathname('/havefun/gifapp/', query);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Home apiKey={apiKey} />
      <Announcer />
    </QueryClientProvider>,
  );
}

/** Opens the page at an address such as `?q=perro`. */
export const open = (query = '') => openWith('llave', query);

/** Opens the page as built without a GIPHY key. */
export const openWithoutKey = (query = '') => openWith(undefined, query);

export const getField = () => screen.getByRole('searchbox');
export const getButton = (name: string) => screen.getByRole('button', { name });
export const listTerms = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Types a term and submits it. */
export async function submitTerm(text: string): Promise<void> {
  await userEvent.type(getField(), `${text}{Enter}`);
}

/** Returns the queries within one term's section. */
export const getTerm = (term: string) =>
  within(screen.getByRole('article', { name: term }));

/** Waits for the ten results of a term. */
export async function waitForResults(term: string): Promise<void> {
  expect(await getTerm(term).findAllByRole('link')).toHaveLength(10);
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { HttpResponseResolver } from 'msw';
import { yes } from '../../../api/yesno/__fixtures__';
import { createQueryClient } from '../../../api/queryClient';
import Announcer from '../../../components/Announcer';
import { clearVisitState } from '../../kit/useVisitState';
import { setPathname } from '../../../testing/docusaurus/router';
import { setReducedMotion } from '../../../testing/reducedMotion';
import Oracle from '../components/Oracle';
import { createServer } from '../../../testing/server';

export { yes };
export const no = {
  answer: 'no',
  forced: false,
  image: 'https://yesno.wtf/assets/no/1.gif',
};

const server = createServer();

/** Requests of the page during the current test. */
export const requests: Request[] = [];

/** Starts a new visit before each test, with «no» as the local answer. */
export function setUpVisit(): void {
  beforeEach(() => {
    requests.length = 0;
    clearVisitState();
    setReducedMotion(false);
    setPathname('/havefun/yesornotapp/');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/**
 * Sets the answers of the service, one resolver per request; the last one
 * repeats.
 */
export function answerWith(...resolvers: HttpResponseResolver[]): void {
  let next = 0;
  server.use(
    http.get('https://yesno.wtf/api', (info) => {
      requests.push(info.request);
      const resolver = resolvers[Math.min(next, resolvers.length - 1)];
      next += 1;
      return resolver?.(info);
    }),
  );
}

export const createJsonAnswer = (body: object) => () =>
  HttpResponse.json({ ...body });
export const createStatusAnswer = (code: number) => () =>
  new HttpResponse(null, { status: code });

export function open(client = createQueryClient()) {
  const view = render(
    <QueryClientProvider client={client}>
      <Oracle />
      <Announcer />
    </QueryClientProvider>,
  );
  return { client, ...view };
}

export const getField = () =>
  screen.getByRole('textbox', { name: 'Tu pregunta' });
export const getButton = (name: string) => screen.getByRole('button', { name });

/** Finds the paragraph with exactly this answer. */
export const findVerdict = (text: string) =>
  screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === text,
  );

export const listHistory = () =>
  within(screen.getByRole('region', { name: 'Historial de esta visita' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export async function ask(question: string): Promise<void> {
  await userEvent.type(getField(), question);
  await userEvent.click(getButton('Preguntar'));
}

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { detail, list } from '../../../api/pokeapi/__fixtures__';
import { createQueryClient } from '../../../api/queryClient';
import RandomCreature from '../components/RandomCreature';
import {
  requestPaths,
  getButton,
  holdNext,
  resource,
  setAnswers,
  server,
  show,
  setUpVisit,
} from './harness';

setUpVisit();

const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 3, name });

describe('when one of its requests fails', () => {
  it.each([
    ['the count', resource],
    ['the detail', `${resource}/1/`],
  ])('says so and can be retried: %s', async (_, url) => {
    setAnswers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server.use(
      http.get(url, () => HttpResponse.text('<html>'), { once: true }),
    );
    show(<RandomCreature />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PokeAPI respondió algo que no se entiende.',
    );
    await userEvent.click(getButton('Reintentar'));
    expect(await findHeading('creature-1')).toBeVisible();
  });

  it('says so when nobody is at the place drawn, and another draw may do', async () => {
    setAnswers();
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.999);
    server.use(
      http.get(resource, ({ request }) =>
        request.url.includes('limit=1&') || request.url.endsWith('limit=1')
          ? HttpResponse.json(list([], 45))
          : undefined,
      ),
    );
    show(<RandomCreature />);
    expect(await screen.findByRole('alert')).toBeVisible();
    setAnswers();
    random.mockReturnValue(0);
    await userEvent.click(getButton('Otra criatura'));
    expect(await findHeading('creature-1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a creature at random', () => {
  it('is drawn by its place in the list, for identifiers have gaps', async () => {
    setAnswers();
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    show(<RandomCreature />);
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(await findHeading('creature-10005')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('n.º 10005')).toBeVisible();
    expect(screen.getByText('Eléctrico')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Criatura al azar: creature-10005',
    );
    expect(requestPaths).toEqual([
      '?offset=0&limit=20',
      '?offset=44&limit=1',
      '/10005/',
    ]);
  });

  it('gives way to another one, and stays until that one is there', async () => {
    setAnswers();
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    show(<RandomCreature />);
    await findHeading('creature-1');
    const letCome = holdNext(`${resource}/6/`);
    random.mockReturnValue(5 / 45 + 0.001);
    await userEvent.click(getButton('Otra criatura'));
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      'creature-1',
    );
    letCome();
    expect(await findHeading('red-panda')).toBeVisible();
    expect(requestPaths.slice(3)).toEqual(['?offset=5&limit=1', '/6/']);
  });

  it('is the same one, asked for once, when the reader comes back', async () => {
    setAnswers();
    const client = createQueryClient();
    const { unmount } = show(<RandomCreature />, client);
    const { textContent: name } = await screen.findByRole('heading', {
      level: 3,
    });
    unmount();
    show(<RandomCreature />, client);
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(name);
    });
    expect(requestPaths).toHaveLength(3);
  });
});

describe('a creature of which the service has no picture', () => {
  it('keeps the place and asks for none', async () => {
    setAnswers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server.use(
      http.get(`${resource}/1/`, () =>
        HttpResponse.json({
          ...detail,
          id: 1,
          name: 'creature-1',
          sprites: { front_default: null },
        }),
      ),
    );
    show(<RandomCreature />);
    expect(await findHeading('creature-1')).toBeVisible();
    expect(
      screen.getByRole('img', { name: 'Imagen no disponible' }),
    ).toBeVisible();
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('is tried where its detail says nothing of pictures', async () => {
    setAnswers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server.use(
      http.get(`${resource}/1/`, () =>
        HttpResponse.json({ ...detail, id: 1, sprites: 'ninguno' }),
      ),
    );
    show(<RandomCreature />);
    expect(await findHeading('pikachu')).toBeVisible();
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/1.png',
    );
  });
});

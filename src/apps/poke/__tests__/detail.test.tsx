import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
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

const findDialog = (name: string | RegExp) =>
  screen.findByRole('dialog', { name });

/** Returns the terms and definitions of the open detail. */
const readFacts = () =>
  Object.fromEntries(
    within(screen.getByRole('dialog'))
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent ?? '',
      ]),
  );

describe('an address that names no creature', () => {
  it.each(['abc', '0', '-1', '2.5', '1e3', '99999999', '<img src=x>'])(
    'says that %p is no number, asks for no detail and keeps the list',
    async (openedPath) => {
      setAnswers();
      goTo(`?${new URLSearchParams({ pokemon: openedPath }).toString()}`);
      show(<Creatures />);
      expect(await findDialog('Ese número no sirve')).toHaveTextContent(
        /no es un número entero entre 1 y 999999/,
      );
      expect(await findCard(/red-fox/)).toBeVisible();
      expect(requestPaths).toEqual(['?offset=0&limit=20']);
      await userEvent.click(getButton('Cerrar'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(readAddress()).toBe('REPLACE ');
    },
  );

  it('says so when the service does not know the number', async () => {
    setAnswers();
    goTo('?pokemon=4242');
    show(<Creatures />);
    expect(await findDialog('Criatura n.º 4242')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PokeAPI dice que eso no existe.',
    );
    expect(await findCard(/red-fox/)).toBeVisible();
  });

  it('is no detail at all when it is empty', async () => {
    setAnswers();
    goTo('?pokemon=');
    show(<Creatures />);
    await findCard(/red-fox/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a detail that does not come', () => {
  it('says what failed inside the dialog, and one click brings it', async () => {
    setAnswers();
    server.use(
      http.get(`${resource}/6/`, () => HttpResponse.text('<html>'), {
        once: true,
      }),
    );
    const user = userEvent.setup();
    show(<Creatures />);
    await user.click(await findCard(/red-panda/));
    const alert = await within(await findDialog('red-panda')).findByRole(
      'alert',
    );
    expect(alert).toHaveTextContent(
      'PokeAPI respondió algo que no se entiende.',
    );
    await user.click(getButton('Reintentar'));
    expect(await screen.findByText('Velocidad')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be closed while it is on its way, which aborts it', async () => {
    setAnswers();
    const signals: AbortSignal[] = [];
    server.use(
      http.get(`${resource}/6/`, async ({ request }) => {
        signals.push(request.signal);
        await delay('infinite');
      }),
    );
    goTo('?pokemon=6');
    show(<Creatures />);
    await findCard(/red-panda/);
    expect(
      within(await findDialog('red-panda')).getByText('Cargando…'),
    ).toBeTruthy();
    await waitFor(() => {
      expect(signals).toHaveLength(1);
    });
    await userEvent.click(getButton('Cerrar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(signals[0]?.aborted).toBe(true);
    });
  });

  it('shows what there is when fields are missing or unknown', async () => {
    setAnswers();
    server.use(
      http.get(`${resource}/6/`, () =>
        HttpResponse.json({
          id: 6,
          name: 'red-panda',
          height: null,
          types: [{ type: { name: 'stellar' } }],
          stats: [{ base_stat: 999, stat: { name: 'charm' } }],
        }),
      ),
    );
    goTo('?pokemon=6');
    show(<Creatures />);
    expect(await screen.findByText('stellar')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('charm')).toHaveAttribute('lang', 'en');
    expect(readFacts()).toEqual({
      Número: '6',
      Tipos: 'stellar',
      Altura: 'Sin datos',
      Peso: 'Sin datos',
      charm: '999',
    });
  });

  it('does without types and stats', async () => {
    setAnswers();
    server.use(
      http.get(`${resource}/6/`, () =>
        HttpResponse.json({ id: 6, name: 'red-panda' }),
      ),
    );
    goTo('?pokemon=6');
    show(<Creatures />);
    expect(await screen.findByText('Tipo desconocido')).toBeVisible();
  });
});

describe('a detail', () => {
  it('opens from its card as a step of its own, and is fetched once', async () => {
    setAnswers();
    const backSpy = jest
      .spyOn(window.history, 'back')
      .mockImplementation(() => {
        goTo('?pagina=2');
      });
    goTo('?pagina=2');
    const user = userEvent.setup();
    show(<Creatures />);
    await user.click(await findCard(/pikachu/));
    expect(readAddress()).toBe('PUSH ?pagina=2&pokemon=25');
    expect(await screen.findByText('Velocidad')).toBeVisible();
    await user.click(getButton('Cerrar'));
    expect(backSpy).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await findCard(/pikachu/));
    expect(screen.getByText('Velocidad')).toBeVisible();
    expect(requestPaths).toEqual(['?offset=20&limit=20', '/25/']);
  });

  it('shows types, stats, height and weight in Spanish', async () => {
    setAnswers();
    goTo('?pagina=2&pokemon=25');
    show(<Creatures />);
    expect(await findDialog('pikachu')).toBeVisible();
    expect(await screen.findByText('Velocidad')).toBeVisible();
    expect(readFacts()).toEqual({
      Número: '25',
      Tipos: 'Eléctrico',
      Altura: '0,4\u00a0m',
      Peso: '6\u00a0kg',
      'Puntos de salud': '35',
      Ataque: '55',
      Defensa: '40',
      'Ataque especial': '50',
      'Defensa especial': '50',
      Velocidad: '90',
    });
    expect(screen.getByRole('heading', { name: 'pikachu' })).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('is announced inside the dialog, for the page behind is out of reach', async () => {
    setAnswers();
    const letCome = holdNext(`${resource}/6/`);
    goTo('?pokemon=6');
    show(<Creatures />);
    const open = within(await findDialog(/./));
    expect(open.getByRole('status')).toBeEmptyDOMElement();
    letCome();
    await screen.findByText('Velocidad');
    expect(open.getByRole('status')).toHaveTextContent('Ficha de red-panda');
  });

  it('closes by a new address when the visit began at it, so that nobody leaves the site', async () => {
    setAnswers();
    const backSpy = jest.spyOn(window.history, 'back');
    goTo('?pagina=2&pokemon=25');
    show(<Creatures />);
    await screen.findByText('Velocidad');
    await userEvent.click(getButton('Cerrar'));
    expect(backSpy).not.toHaveBeenCalled();
    expect(readAddress()).toBe('REPLACE ?pagina=2');
  });

  it('closes when the reader goes back', async () => {
    setAnswers();
    show(<Creatures />);
    await userEvent.click(await findCard(/red-panda/));
    await findDialog('red-panda');
    goTo('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await findCard(/red-panda/)).toBeVisible();
  });

  it('steps back only once, however often the reader closes it', async () => {
    setAnswers();
    const backSpy = jest
      .spyOn(window.history, 'back')
      .mockImplementation(() => undefined);
    const user = userEvent.setup();
    show(<Creatures />);
    await user.click(await findCard(/red-panda/));
    await screen.findByText('Velocidad');
    const close = getButton('Cerrar');
    await user.dblClick(close);
    expect(backSpy).toHaveBeenCalledTimes(1);
    expect(readAddress()).toBe('REPLACE ');
  });
});

// Names of the samples. cspell:ignore morty charizard saur
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { requestLimits } from '../../api/limits';
import GifApp from '../../pages/havefun/gifapp';
import PokeHome from '../../pages/havefun/pokeapp/home';
import Pokemones from '../../pages/havefun/pokeapp/pokemones';
import Episodes from '../../pages/havefun/rickosoapp/episodios';
import RickosoHome from '../../pages/havefun/rickosoapp/home';
import Locations from '../../pages/havefun/rickosoapp/locaciones';
import Characters from '../../pages/havefun/rickosoapp/personajes';
import { setPathname } from '../../testing/docusaurus/router';
import { setUpDemoVisit } from './demoService';
import type * as DemoSettings from './demoSettings';
import { queryMain } from './networkedApps';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = setUpDemoVisit();

beforeEach(() => {
  jest.replaceProperty(requestLimits, 'retryDelayMs', 20);
});

const listCards = () => queryMain('[data-sample] li');
const getButton = (name: string) => screen.getByRole('button', { name });

async function openFailingApp(
  Page: ComponentType,
  address: string,
  search = '',
  fault = 'offline',
): Promise<void> {
  demo.api.setRules(
    ['rickandmorty', 'pokeapi', 'giphy']
      .map((name) => `${name}:${fault}`)
      .join(','),
  );
  setPathname(address, search);
  render(<Page />);
  await screen.findAllByText(/^muestra (?:guardada|sin conexión)$/);
}

it.each([
  ['personajes', Characters, 24],
  ['locaciones', Locations, 20],
  ['episodios', Episodes, 24],
] as const)(
  'without its service the list of %s is a sample, with its pages',
  async (name, Page, count) => {
    await openFailingApp(Page, `/havefun/rickosoapp/${name}/`);
    expect(queryMain('[role=alert]')).toHaveLength(1);
    expect(listCards()).toHaveLength(20);
    if (count === 20) return;
    fireEvent.click(getButton('Siguiente'));
    await waitFor(() => {
      expect(listCards()).toHaveLength(count - 20);
    });
    await waitFor(() => {
      expect(queryMain('[role=alert]')).toHaveLength(1);
    });
    expect(queryMain('nav[aria-label^="Páginas"] span')[0]).toHaveTextContent(
      'Página 2 de 2',
    );
    expect(getButton('Siguiente')).toBeDisabled();
  },
);

it('the filters of a list look through its sample', async () => {
  await openFailingApp(
    Characters,
    '/havefun/rickosoapp/personajes/',
    '?nombre=morty&estatus=alive',
  );
  expect(
    listCards().map((card) => card.querySelector('h2')?.textContent),
  ).toEqual(['Morty Smith', 'Antenna Morty']);
});

it('without its service the front page has the family and draws from the sample', async () => {
  await openFailingApp(RickosoHome, '/havefun/rickosoapp/home/');
  await waitFor(() => {
    expect(queryMain('[data-sample]')).toHaveLength(2);
  });
  expect(listCards()).toHaveLength(5);
  fireEvent.click(getButton('Otro personaje'));
  expect(queryMain('[data-sample] dl')).toHaveLength(6);
});

it('without its service the creatures are a sample that opens and can be searched', async () => {
  await openFailingApp(Pokemones, '/havefun/pokeapp/pokemones/');
  expect(listCards()).toHaveLength(20);
  fireEvent.click(screen.getByText('charizard'));
  const dialog = await screen.findByRole('dialog', { name: 'charizard' });
  await waitFor(() => {
    expect(dialog).toHaveTextContent(
      /muestra guardada.*90,5\skg.*Velocidad100/,
    );
  });
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), {
    target: { value: 'saur' },
  });
  fireEvent.submit(screen.getByRole('search', { hidden: true }));
  await waitFor(() => {
    expect(queryMain('[data-sample] ul > li button')).toHaveLength(3);
  });
});

it('without its service a creature is drawn from the sample', async () => {
  await openFailingApp(PokeHome, '/havefun/pokeapp/home/');
  fireEvent.click(getButton('Otra criatura'));
  expect(queryMain('[data-sample] h3')).toHaveLength(1);
});

it('a sample asks nobody for pictures', async () => {
  await openFailingApp(Pokemones, '/havefun/pokeapp/pokemones/');
  expect(queryMain('img')).toEqual([]);
  expect(queryMain('[data-sample] svg')).toHaveLength(20);
});

it('GIPHY that asks for a pause of a day says it in hours, with our drawings at hand', async () => {
  await openFailingApp(GifApp, '/havefun/gifapp/', '?q=perro', '429:86399');
  expect(getButton('Reintentar dentro de unas 24 horas')).toBeDisabled();
  expect(queryMain('[data-sample] figure')).toHaveLength(10);
});

it('the answer takes the place of the sample', async () => {
  await openFailingApp(Characters, '/havefun/rickosoapp/personajes/');
  demo.api.setRules('');
  fireEvent.click(getButton('Reintentar'));
  await waitFor(() => {
    expect(queryMain('[data-sample]')).toEqual([]);
  });
  expect(queryMain('h2')).toHaveLength(20);
});

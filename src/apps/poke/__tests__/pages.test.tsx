import { screen, within } from '@testing-library/react';
import PokeHome from '../../../pages/havefun/pokeapp/home';
import PokeApp from '../../../pages/havefun/pokeapp';
import Pokemones from '../../../pages/havefun/pokeapp/pokemones';
import { setPathname } from '../../../testing/docusaurus/router';
import { findCard, setAnswers, show, setUpVisit } from './harness';

setUpVisit();

const getMenu = () => screen.getByRole('navigation', { name: 'AtrápalosApp' });

it.each([
  ['/havefun/pokeapp/', <PokeApp key="index" />],
  ['/havefun/pokeapp/home/', <PokeHome key="home" />],
])(
  '%s is the home page: welcome, creature at random, how it is made',
  (pathname, page) => {
    setAnswers();
    setPathname(pathname);
    show(page);
    const title = screen.getByRole('heading', { level: 1, name: 'Home page' });
    expect(title).toHaveAttribute('lang', 'en');
    expect(
      within(getMenu()).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText(/Te damos la bienvenida/)).toBeVisible();
    for (const name of ['Criatura al azar', 'Cómo está hecha'])
      expect(screen.getByRole('region', { name })).toBeVisible();
  },
);

it('the list is the other page of the menu, and credits its source', async () => {
  setAnswers();
  show(<Pokemones />);
  await findCard(/red-fox/);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Pokemones' }),
  ).toBeVisible();
  const link = within(getMenu()).getByRole('link', { name: 'Pokemones' });
  expect(link).toHaveAttribute('href', '/havefun/pokeapp/pokemones/');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^PokeAPI/ })).toHaveAttribute(
    'href',
    'https://pokeapi.co/',
  );
});

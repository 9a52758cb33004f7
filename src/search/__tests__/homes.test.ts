/** @jest-environment node */
import { getHomePages } from '../homes';

it('leads each word to the lesson that teaches it, without accents or capitals', () => {
  expect(
    getHomePages(
      [
        { path: '/c/hola/', teaches: ['printf', 'EXIT_FAILURE'] },
        { path: '/linux/cd/', teaches: ['cd'] },
        { path: '/c/rutas/', teaches: ['cd'] },
      ],
      [],
    ),
  ).toEqual({
    printf: ['/c/hola/'],
    exit_failure: ['/c/hola/'],
    cd: ['/linux/cd/', '/c/rutas/'],
  });
});

it('leads what an alias says to the page that it names', () => {
  expect(
    getHomePages(
      [],
      [
        { typed: ['chat', 'discord'], means: ['chat'], page: '/about/' },
        { typed: ['carpeta'], means: ['directorio'] },
      ],
    ),
  ).toEqual({ chat: ['/about/'], discord: ['/about/'] });
});

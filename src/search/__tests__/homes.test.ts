/** @jest-environment node */
import { getHomePages } from '../homes';

const noSources = { lessons: [], terms: [], aliases: [] };

it('leads each word to the lesson that teaches it, without accents or capitals', () => {
  expect(
    getHomePages({
      ...noSources,
      lessons: [
        { path: '/c/hola/', teaches: ['printf', 'EXIT_FAILURE'] },
        { path: '/linux/cd/', teaches: ['cd'] },
        { path: '/c/rutas/', teaches: ['cd'] },
      ],
    }),
  ).toEqual({
    printf: ['/c/hola/'],
    exit_failure: ['/c/hola/'],
    cd: ['/linux/cd/', '/c/rutas/'],
  });
});

it('leads what an alias says to the page that it names', () => {
  expect(
    getHomePages({
      ...noSources,
      aliases: [
        { typed: ['chat', 'discord'], means: ['chat'], page: '/about/' },
        { typed: ['carpeta'], means: ['directorio'] },
      ],
    }),
  ).toEqual({ chat: ['/about/'], discord: ['/about/'] });
});

it('leads each form of a term of the glossary to the page that explains it, once', () => {
  expect(
    getHomePages({
      ...noSources,
      lessons: [{ path: '/c/compilar/', teaches: ['gcc'] }],
      terms: [
        { forms: ['compilación', 'gcc'], lesson: '/c/compilar/' },
        { forms: ['Dumix'] },
      ],
    }),
  ).toEqual({ gcc: ['/c/compilar/'], compilacion: ['/c/compilar/'] });
});

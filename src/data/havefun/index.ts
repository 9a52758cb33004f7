import type { HavefunCard } from './schema';

/** Las apps de Have Fun, en el orden en que se muestran. */
export const havefun: readonly HavefunCard[] = [
  {
    title: 'gifApp',
    author: 'steve',
    date: '2023-05-08',
    text: 'Un buscador de GIF. Escribes una palabra y aparecen diez motivos para no seguir trabajando.',
    to: '/havefun/gifapp/',
    image: '/img/bloques/gif.svg',
  },
  {
    title: 'OráculoApp',
    author: 'steve',
    date: '2023-06-28',
    text: 'Hazle una pregunta de sí o no. Responde al instante y no se hace responsable.',
    to: '/havefun/yesornotapp/',
    image: '/img/bloques/oraculo.svg',
  },
  {
    title: 'RickosoApp',
    author: 'steve',
    date: '2024-01-28',
    text: 'Personajes, locaciones y episodios de una serie sobre un científico y su nieto.',
    to: '/havefun/rickosoapp/',
    image: '/img/bloques/rickoso.svg',
  },
  {
    title: 'AssembleApp',
    titleLang: 'en',
    author: 'steve',
    date: '2026-11-21',
    text: 'Más de sesenta héroes para buscar, comparar y juntar en un equipo de cinco.',
    to: '/havefun/marvelapp/',
    image: '/img/bloques/assemble.svg',
  },
  {
    title: 'AtrápalosApp',
    author: 'steve',
    date: '2026-11-21',
    text: 'Criaturas de veinte en veinte, con su ficha completa a un toque de distancia.',
    to: '/havefun/pokeapp/',
    image: '/img/bloques/poke.svg',
  },
];

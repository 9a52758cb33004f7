import type { AboutSection } from './schema';

/** Las secciones del canal. */
export const about: readonly AboutSection[] = [
  {
    title: 'Videos informativos',
    text: 'Un tema de computación explicado mientras de fondo corre una partida. Si la explicación se pone densa, siempre puedes mirar cómo pierdo.',
    image: '/img/bloques/informativos.svg',
    to: '/articulos/info/',
  },
  {
    title: 'Reseñas de videojuegos',
    text: 'Qué propone un juego, qué consigue y para quién es. Digo qué me gustó y también qué me hizo cerrar la ventana.',
    image: '/img/bloques/resenas.svg',
    to: '/articulos/reviews/',
  },
  {
    title: 'Row And Colums',
    titleLang: 'en',
    text: 'Opinión sobre juegos, hardware y la industria. Está pensada para escucharla, así que no hace falta mirar la pantalla.',
    image: '/img/bloques/rows.svg',
    to: '/articulos/rows/',
  },
  {
    title: "The real man don't click",
    titleLang: 'en',
    text: 'Comedia sobre pasar de Windows a Linux. El protagonista no sabe lo que hace y no es actuación.',
    image: '/img/bloques/realman.svg',
    to: '/dumix/',
  },
];

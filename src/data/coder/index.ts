import type { CoderLink } from './schema';

/** Lecturas fijas de Coder Life; los artículos más nuevos se añaden solos. */
export const coder: readonly CoderLink[] = [
  {
    title: 'Herramientas para la web: una opinión',
    author: 'colaboracion',
    date: '2023-08-07',
    text: 'Un recorrido largo por lo que usa quien hace sitios, para que elijas con criterio y no por moda.',
    to: '/webdeveloper/opinion1/',
  },
  {
    title: 'let contra var, sin sangre',
    author: 'colaboracion',
    date: '2023-08-14',
    text: 'La diferencia que explica la mitad de los errores raros de un principiante en JavaScript.',
    to: '/webdeveloper/letvsvar/',
  },
];

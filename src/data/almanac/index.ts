import type { Milestone } from './schema';

/** Logros del canal, del más antiguo al más reciente. */
export const almanac: readonly Milestone[] = [
  {
    date: '2021-01-16',
    title: 'Arranca el canal',
    text: 'Empieza con una idea sencilla: explicar informática sin bata de laboratorio. Sospecho que las dos primeras visitas fueron mías.',
    image: '/img/bloques/canal.svg',
  },
  {
    date: '2021-04-07',
    title: 'Primer video viral',
    text: 'El video sobre los fantasmas de Pac-Man llega a 14\u00a0000 visitas. Cero por ciento de probabilidades, cien por ciento de fe.',
    image: '/img/bloques/viral.svg',
  },
  {
    date: '2022-11-22',
    title: 'Se abren las publicaciones de comunidad',
    text: 'La plataforma habilita las publicaciones de texto del canal. Ahora también puedo equivocarme sin editar un video.',
    image: '/img/bloques/comunidad.svg',
  },
];

import type { Teaser } from './schema';

/** Invitaciones al resto del sitio, al final de la página de inicio. */
export const teasers: readonly Teaser[] = [
  {
    title: 'Dumix',
    text: 'Linux desde el primer comando. La terminal no muerde; a veces borra, pero no muerde.',
    image: '/img/bloques/realman.svg',
    to: '/dumix/',
  },
  {
    title: 'Have Fun',
    titleLang: 'en',
    text: 'Apps pequeñas para curiosear, con datos públicos y sin crear una cuenta.',
    image: '/img/bloques/rickoso.svg',
    to: '/havefun/',
  },
  {
    title: 'Steve Labs',
    text: 'Cursos y respuestas para quien nunca ha escrito una línea de código.',
    image: '/img/bloques/stevelabs.svg',
    to: '/stevelabs/',
  },
  {
    title: 'Web Masters',
    titleLang: 'en',
    text: 'Desarrollo web: qué aprender, para qué y hacia dónde va todo esto.',
    image: '/img/bloques/web.svg',
    to: '/webdeveloper/',
  },
];

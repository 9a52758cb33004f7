import type { WebdeveloperBlurb } from './schema';

/** Los dos temas de la portada de desarrollo web. */
export const webdeveloper: readonly WebdeveloperBlurb[] = [
  {
    title: '¿Qué herramientas aprender para la web?',
    author: 'colaboracion',
    date: '2023-08-07',
    text: 'Lenguajes, frontend, backend, React y Node: qué hace cada pieza y en qué orden conviene conocerlas, con bibliografía para seguir.',
    to: '/webdeveloper/opinion1/',
  },
  {
    title: '¿let o var?',
    author: 'colaboracion',
    date: '2023-08-14',
    text: 'Dos maneras de declarar una variable en JavaScript. Cambian el ámbito y el momento desde el que puedes usarla.',
    to: '/webdeveloper/letvsvar/',
  },
];

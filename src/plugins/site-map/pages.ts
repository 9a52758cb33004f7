import { labs } from '../../labs';
import type { SiteMapSection } from '../../sections/mapa/types';

/**
 * React pages by section; courses, guides and articles come from their content.
 */
export const pageSections: readonly SiteMapSection[] = [
  {
    title: 'El sitio',
    links: [
      { label: 'Inicio', to: '/' },
      { label: 'Acerca de', to: '/about/' },
      { label: 'Noticias', to: '/news/' },
      { label: 'Logros', to: '/almanac/' },
      { label: 'Steve', to: '/steve/' },
      { label: 'Roadmap', to: '/roadmap/' },
      { label: 'Changelog', to: '/changelog/' },
      { label: 'Privacidad', to: '/privacidad/' },
      {
        label: 'Licencias de los laboratorios',
        to: '/laboratorio/licencias/',
      },
      { label: 'Buscar', to: '/buscar/' },
      { label: 'Mapa', to: '/mapa/' },
    ],
  },
  {
    title: 'Aprender',
    links: [
      { label: 'Steve Labs', to: '/stevelabs/' },
      { label: 'Dumix', to: '/dumix/' },
      { label: 'Laboratorio', to: '/laboratorio/' },
      ...labs.map(({ label, page }) => ({ label, to: page })),
      { label: 'Mi progreso', to: '/progreso/' },
      { label: 'Sin conexión', to: '/sin-conexion/' },
      { label: 'Coder Life', to: '/stevelabs/coder/' },
      { label: 'Web developer', to: '/webdeveloper/' },
      { label: 'Glosario', to: '/glosario/' },
    ],
  },
  {
    title: 'Have Fun',
    links: [
      { label: 'Todas las apps', to: '/havefun/' },
      { label: 'GifExpertApp', to: '/havefun/gifapp/' },
      { label: 'Yes or Not', to: '/havefun/yesornotapp/' },
      { label: 'AssembleApp', to: '/havefun/marvelapp/' },
      { label: 'RickosoApp', to: '/havefun/rickosoapp/' },
      { label: 'RickosoApp: inicio', to: '/havefun/rickosoapp/home/' },
      {
        label: 'RickosoApp: personajes',
        to: '/havefun/rickosoapp/personajes/',
      },
      {
        label: 'RickosoApp: locaciones',
        to: '/havefun/rickosoapp/locaciones/',
      },
      { label: 'RickosoApp: episodios', to: '/havefun/rickosoapp/episodios/' },
      { label: 'AtrápalosApp', to: '/havefun/pokeapp/' },
      { label: 'AtrápalosApp: inicio', to: '/havefun/pokeapp/home/' },
      { label: 'AtrápalosApp: pokemones', to: '/havefun/pokeapp/pokemones/' },
    ],
  },
];

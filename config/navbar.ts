import { courses } from '../src/courses';
import { laboratories } from '../src/courses/laboratories';

export interface MenuLink {
  readonly label: string;
  /** Path inside the site. */
  readonly to: string;
  /** What it is, where its name does not say. */
  readonly note?: string;
}

const learn: readonly MenuLink[] = courses.map(({ subject, root }) => ({
  label: `Aprender ${subject}`,
  to: root,
}));
const articles: MenuLink = { label: 'Artículos', to: '/articulos/' };
const havefun: MenuLink = { label: 'Have Fun', to: '/havefun/' };

const channel: readonly MenuLink[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Acerca de', to: '/about/' },
  { label: 'Noticias', to: '/news/' },
  { label: 'Logros', to: '/almanac/' },
];
const zones: readonly MenuLink[] = [
  { label: 'Steve Labs', to: '/stevelabs/', note: 'programación' },
  { label: 'Dumix', to: '/dumix/', note: 'Linux' },
];
const author: MenuLink = { label: 'Steve', to: '/steve/', note: 'el autor' };

/** How many courses the bar has room for at 997 px, where it begins. */
const coursesInBar = 2;

/** The bar leads with what people come for. */
export const barLinks: readonly MenuLink[] = [
  ...learn.slice(0, coursesInBar),
  { label: 'Laboratorio', to: '/laboratorio/' },
  articles,
  havefun,
];

/** Under «Más», the other courses, and the owner's other entries, in their order. */
export const moreLinks: readonly MenuLink[] = [
  ...learn.slice(coursesInBar),
  ...channel,
  ...zones,
  author,
];

/** In the drawer: what serves to learn, then the owner's nine entries, in their order. */
export const drawerLists: readonly (readonly MenuLink[])[] = [
  [
    ...learn,
    ...Object.values(laboratories),
    { label: 'Mi progreso', to: '/progreso/' },
    { label: 'Glosario', to: '/glosario/' },
  ],
  [...channel, articles, ...zones, havefun, author],
];

import { courses } from '../src/courses';
import { labs } from '../src/labs';

export interface MenuLink {
  readonly label: string;
  /** Path inside the site. */
  readonly to: string;
  /** Short description, for entries whose label alone is not clear. */
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

/**
 * Number of courses that fit in the bar at 997 px, the width from which the bar
 * is shown.
 */
const MAX_COURSES_IN_BAR = 2;

/** Links of the bar; the courses come first because visitors come for them. */
export const barLinks: readonly MenuLink[] = [
  ...learn.slice(0, MAX_COURSES_IN_BAR),
  { label: 'Laboratorio', to: '/laboratorio/' },
  articles,
  havefun,
];

/**
 * Links of the «Más» menu: the remaining courses, then the owner's other
 * entries in the owner's order.
 */
export const moreLinks: readonly MenuLink[] = [
  ...learn.slice(MAX_COURSES_IN_BAR),
  ...channel,
  ...zones,
  author,
];

/**
 * Lists of the drawer: the pages to learn from, then the owner's nine entries
 * in the owner's order.
 */
export const drawerLists: readonly (readonly MenuLink[])[] = [
  [
    ...learn,
    ...labs.map(({ label, page }) => ({ label, to: page })),
    { label: 'Mi progreso', to: '/progreso/' },
    { label: 'Glosario', to: '/glosario/' },
  ],
  [...channel, articles, ...zones, havefun, author],
];

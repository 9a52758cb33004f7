import { owner } from '../src/data/owner';

export interface FooterLink {
  readonly label: string;
  /** Path inside the site, a file of the site or an https or mailto address. */
  readonly to: string;
}

/**
 * Footer links of every page. The feeds are apart because they are files, not
 * routes.
 */
export const siteLinks: readonly FooterLink[] = [
  { label: 'Steve Labs', to: '/stevelabs/' },
  { label: 'Dumix', to: '/dumix/' },
  { label: 'Artículos', to: '/articulos/' },
  { label: 'Laboratorio', to: '/laboratorio/' },
  { label: 'Glosario', to: '/glosario/' },
  { label: 'Mi progreso', to: '/progreso/' },
  { label: 'Sin conexión', to: '/sin-conexion/' },
  { label: 'Changelog', to: '/changelog/' },
  { label: 'Roadmap', to: '/roadmap/' },
  { label: 'Mapa', to: '/mapa/' },
  { label: 'Privacidad', to: '/privacidad/' },
];

export const feedLinks: readonly FooterLink[] = [
  { label: 'RSS', to: '/articulos/rss.xml' },
  { label: 'Atom', to: '/articulos/atom.xml' },
  { label: 'JSON', to: '/articulos/feed.json' },
];

/** Footer links shown only on `/stevelabs/` and `/stevelabs/coder/`. */
export const socialLinks: readonly FooterLink[] = [
  { label: 'YouTube', to: owner.channel },
  { label: 'Chat de la comunidad', to: owner.chat },
  { label: 'Código', to: owner.code },
  { label: 'Música', to: owner.music },
  { label: 'Juegos', to: owner.games },
  { label: 'Correo de contacto', to: `mailto:${owner.mail}` },
];

export const socialFooterPaths: readonly string[] = [
  '/stevelabs/',
  '/stevelabs/coder/',
];

export const contentLicense: FooterLink = {
  label: 'CC BY-SA 4.0',
  to: 'https://creativecommons.org/licenses/by-sa/4.0/deed.es',
};

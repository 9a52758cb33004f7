import type { NavbarItem } from '@docusaurus/theme-common';

interface Navbar {
  title: string;
  logo: { alt: string; src: string; width: number; height: number };
  items: NavbarItem[];
}

/** Header menu, in the order the owner asked for. */
export const navbar: Navbar = {
  title: 'Steve Labs',
  logo: { alt: '', src: '/img/logo.svg', width: 32, height: 32 },
  items: [
    { label: 'Inicio', to: '/', activeBaseRegex: '^/$' },
    { label: 'Acerca de', to: '/about/' },
    { label: 'Noticias', to: '/news/' },
    { label: 'Logros', to: '/almanac/' },
    { label: 'Artículos', to: '/articulos/' },
    { label: 'Steve Labs', to: '/stevelabs/' },
    { label: 'Dumix', to: '/dumix/' },
    { label: 'Have Fun', to: '/havefun/' },
    { label: 'Steve', to: '/steve/', activeBaseRegex: '^/steve/' },
  ].map((item) => ({ ...item, position: 'left' as const })),
};

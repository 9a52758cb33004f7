import type { CategoryName } from './types';

export interface Category {
  readonly name: CategoryName;
  /** Title of the page, in `<title>`. */
  readonly title: string;
  readonly heading: string;
  readonly headingLang?: string;
  readonly description: string;
  readonly cover: string;
}

/** Categories of the articles, in the order of `/articulos/`. */
export const categories: readonly Category[] = [
  {
    name: 'rows',
    title: 'Rows And Columns',
    heading: 'Rows And Colums',
    headingLang: 'en',
    description:
      'Opinión sobre hardware, juegos pendientes, acceso anticipado, indies y memoria RAM, sin marketing: la serie del canal, pasada a texto.',
    cover: '/img/articulos/rc1.svg',
  },
  {
    name: 'reviews',
    title: 'Reseñas',
    heading: 'Reseñas',
    description:
      'Reseñas de videojuegos con nota, escritas después de jugarlos a fondo: qué hacen bien, qué hacen mal y a quién le van a gustar.',
    cover: '/img/articulos/rw1.svg',
  },
  {
    name: 'info',
    title: 'Artículos informativos',
    heading: 'Artículos informativos',
    description:
      'Informática explicada en español: qué es el lag, cómo nace un mundo de Minecraft, por qué un disco duro es lento.',
    cover: '/img/articulos/lag.svg',
  },
];

/**
 * Finds a category by its name.
 *
 * @throws {Error} when there is no such category.
 */
export function findCategory(name: CategoryName): Category {
  const category = categories.find((candidate) => candidate.name === name);
  if (!category) throw new Error(`No existe la categoría «${name}»`);
  return category;
}

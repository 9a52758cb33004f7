/** Six scales, in the order of each hero's levels. */
export const scaleIds = [
  'fuerza',
  'velocidad',
  'inteligencia',
  'resistencia',
  'energia',
  'combate',
] as const;

export type ScaleId = (typeof scaleIds)[number];

export const scaleLabels: Readonly<Record<ScaleId, string>> = {
  fuerza: 'Fuerza',
  velocidad: 'Velocidad',
  inteligencia: 'Inteligencia',
  resistencia: 'Resistencia',
  energia: 'Energía',
  combate: 'Combate',
};

/** Maximum level; the minimum is 1. */
export const MAX_LEVEL = 7;

export const teamIds = [
  'vengadores',
  'x-men',
  'cuatro-fantasticos',
  'guardianes',
  'inhumanos',
  'defensores',
  'heroes-de-alquiler',
  'nuevos-mutantes',
  'jovenes-vengadores',
  'campeones',
  'por-su-cuenta',
] as const;

export type TeamId = (typeof teamIds)[number];

export const teamLabels: Readonly<Record<TeamId, string>> = {
  vengadores: 'Vengadores',
  'x-men': 'X-Men',
  'cuatro-fantasticos': 'Cuatro Fantásticos',
  guardianes: 'Guardianes de la Galaxia',
  inhumanos: 'Familia real inhumana',
  defensores: 'Defensores',
  'heroes-de-alquiler': 'Héroes de Alquiler',
  'nuevos-mutantes': 'Nuevos Mutantes',
  'jovenes-vengadores': 'Jóvenes Vengadores',
  campeones: 'Campeones',
  'por-su-cuenta': 'Por su cuenta',
};

export const originIds = [
  'entrenamiento',
  'experimento',
  'mutante',
  'inhumano',
  'otro-mundo',
  'sobrenatural',
  'divino',
  'artificial',
] as const;

export type OriginId = (typeof originIds)[number];

export const originLabels: Readonly<Record<OriginId, string>> = {
  entrenamiento: 'Entrenamiento o tecnología',
  experimento: 'Accidente o experimento',
  mutante: 'Mutante',
  inhumano: 'Linaje inhumano',
  'otro-mundo': 'De otro mundo',
  sobrenatural: 'Magia y lo sobrenatural',
  divino: 'Linaje divino',
  artificial: 'Creación artificial',
};

/** Outlines of an emblem. */
export const frames = [
  'shield',
  'hexagon',
  'octagon',
  'diamond',
  'pennant',
  'arch',
] as const;

/** Drawings inside an emblem. */
export const patterns = [
  'arrow',
  'bars',
  'bolt',
  'chevrons',
  'dots',
  'facets',
  'flame',
  'leaf',
  'orbit',
  'peaks',
  'rays',
  'spiral',
  'steps',
  'waves',
] as const;

/** Colour tokens of the site (`--sl-…`) that an emblem may use. */
export const inks = ['blue', 'green', 'amber', 'red', 'text'] as const;

export type Frame = (typeof frames)[number];
export type Pattern = (typeof patterns)[number];

/** A word of the service for a Spanish reader. */
interface Label {
  readonly text: string;
  /** Only where the text is the service's own English. */
  readonly lang?: 'en';
}

const types: Readonly<Record<string, string>> = {
  normal: 'Normal',
  fire: 'Fuego',
  water: 'Agua',
  grass: 'Planta',
  electric: 'Eléctrico',
  ice: 'Hielo',
  fighting: 'Lucha',
  poison: 'Veneno',
  ground: 'Tierra',
  flying: 'Volador',
  psychic: 'Psíquico',
  bug: 'Bicho',
  rock: 'Roca',
  ghost: 'Fantasma',
  dragon: 'Dragón',
  dark: 'Siniestro',
  steel: 'Acero',
  fairy: 'Hada',
};

const stats: Readonly<Record<string, string>> = {
  hp: 'Puntos de salud',
  attack: 'Ataque',
  defense: 'Defensa',
  'special-attack': 'Ataque especial',
  'special-defense': 'Defensa especial',
  speed: 'Velocidad',
};

function translate(
  words: Readonly<Record<string, string>>,
  word: string,
): Label {
  return Object.hasOwn(words, word)
    ? { text: words[word] ?? word }
    : { text: word, lang: 'en' };
}

/** Name of a type; one that the service adds later is shown as it comes. */
export function typeLabel(type: string): Label {
  return translate(types, type);
}

/** Name of a base stat, by the same rule. */
export function statLabel(stat: string): Label {
  return translate(stats, stat);
}

/** Pages of the app, for its menu. */
export const links = [
  {
    label: 'Home',
    labelLang: 'en',
    to: '/havefun/pokeapp/home/',
    alias: '/havefun/pokeapp/',
  },
  { label: 'Pokemones', to: '/havefun/pokeapp/pokemones/' },
] as const;

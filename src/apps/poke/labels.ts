/** Word of the service, translated for the reader. */
interface Label {
  readonly text: string;
  /** Set only when the text is the service's own English. */
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

/** Translates a type; an unknown one stays in English. */
export function translateType(type: string): Label {
  return translate(types, type);
}

/** Translates a base stat; an unknown one stays in English. */
export function translateStat(stat: string): Label {
  return translate(stats, stat);
}

/** Links of the app's menu. */
export const links = [
  {
    label: 'Home',
    labelLang: 'en',
    to: '/havefun/pokeapp/home/',
    alias: '/havefun/pokeapp/',
  },
  { label: 'Pokemones', to: '/havefun/pokeapp/pokemones/' },
] as const;

/** The service's words, in Spanish; a word it adds later is shown as it comes. */
const words: Readonly<Record<string, string>> = {
  alive: 'Con vida',
  dead: 'Sin vida',
  female: 'Femenino',
  male: 'Masculino',
  genderless: 'Sin género',
  human: 'Humano',
  humanoid: 'Humanoide',
  animal: 'Animal',
  robot: 'Robot',
  disease: 'Enfermedad',
  unknown: 'Se desconoce',
};

export interface Label {
  readonly text: string;
  /** Only where the text is the service's own English. */
  readonly lang?: 'en';
}

/** A word of the service for a Spanish reader. */
export function label(word: string): Label {
  const known = words[word.toLowerCase()];
  return known === undefined ? { text: word, lang: 'en' } : { text: known };
}

/** Choices of the status filter: the service's word and ours. */
export const statuses = ['alive', 'dead', 'unknown'].map((value) => ({
  value,
  text: label(value).text,
}));

/** Pages of the app, for its menu. */
export const links = [
  {
    label: 'Home',
    labelLang: 'en',
    to: '/havefun/rickosoapp/home/',
    alias: '/havefun/rickosoapp/',
  },
  { label: 'Personajes', to: '/havefun/rickosoapp/personajes/' },
  { label: 'Locaciones', to: '/havefun/rickosoapp/locaciones/' },
  { label: 'Episodios', to: '/havefun/rickosoapp/episodios/' },
] as const;

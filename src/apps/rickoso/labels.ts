/** Words of the service, in Spanish; an unknown word is shown as it is. */
const translations: Readonly<Record<string, string>> = {
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
  /** Set only when the text is the service's own English. */
  readonly lang?: 'en';
}

/** Translates a word of the service. */
export function translate(word: string): Label {
  const translation = translations[word.toLowerCase()];
  return translation === undefined
    ? { text: word, lang: 'en' }
    : { text: translation };
}

/** Options of the status filter: the service's word and its translation. */
export const statuses = ['alive', 'dead', 'unknown'].map((value) => ({
  value,
  text: translate(value).text,
}));

/** Links of the app's menu. */
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

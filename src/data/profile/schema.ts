import * as v from 'valibot';
import { integerField, text } from '../../utils/schemaFields';
import { sentence } from '../shared/fields';

const name = text('un nombre corto', 60);

const pair = v.strictObject({ label: name, value: text('un valor', 120) });

const language = v.strictObject({
  name,
  /**
   * Share of the owner's work that uses the language; the figures need not add
   * up to 100.
   */
  percent: integerField('un porcentaje entero de 0 a 100', 0, 100),
});

export const profileSchema = v.strictObject({
  status: text('una frase corta', 80),
  skills: v.array(pair, 'una lista de habilidades'),
  languages: v.array(language, 'una lista de lenguajes'),
  tools: v.array(pair, 'una lista de herramientas'),
  specs: v.array(pair, 'una lista de piezas'),
  quote: v.strictObject({ text: sentence, author: name, note: sentence }),
  toLearn: v.array(name, 'una lista de temas'),
  planned: v.array(pair, 'una lista de proyectos'),
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type LanguageUse = v.InferOutput<typeof language>;
export type LabelledValue = v.InferOutput<typeof pair>;

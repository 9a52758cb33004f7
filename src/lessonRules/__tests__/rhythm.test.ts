/** @jest-environment node */
import { parseMarkdown } from '../../content/markdown';
import { findOpening, measureRhythm } from '../rhythm';

const parseNodes = (text: string) => parseMarkdown(text).children;
const measure = (text: string) => measureRhythm(parseNodes(text));
const createSentence = (words: number) => `Una${' palabra'.repeat(words - 1)}.`;

describe('the rhythm of a lesson', () => {
  it('is flat when every sentence has as many words', () => {
    const { deviation, longPercent } = measure(
      [createSentence(11), createSentence(11), createSentence(11)].join(' '),
    );
    expect(deviation).toBe(0);
    expect(longPercent).toBe(0);
  });

  it('counts the sentences of 25 words, and how far lengths lie apart', () => {
    const { deviation, longPercent } = measure(
      [createSentence(25), createSentence(5)].join(' '),
    );
    expect(deviation).toBe(10);
    expect(longPercent).toBe(50);
  });

  it('takes code for one word, which ends no sentence', () => {
    const { deviation } = measure(
      'Se escribe `printf("Hola. Adiós.");` con sus comillas. Se escribe otra vez con sus comillas.',
    );
    expect(deviation).toBeLessThan(1);
  });

  it('leaves out exercises, questions and what is folded', () => {
    const { colonsPer100Words } = measure(
      'Una frase.\n\n<details>\n\n<summary>Más</summary>\n\nDos puntos: aquí.\n\n</details>',
    );
    expect(colonsPer100Words).toBe(0);
  });

  it('names a rationed word that is used twice, and not a part of another word', () => {
    expect(
      measure('Solo una. Y solo dos. Solomillo y solomillo.').repeatedWords,
    ).toEqual(['solo']);
    expect(measure('Solo una. Alguien.').repeatedWords).toEqual([]);
  });
});

it.each([
  ['programa', '```c ejecutable\nint a;\n```\n'],
  ['programa', 'Ejecuta este programa.\n\n```c ejecutable\nint a;\n```\n'],
  ['dibujo', '![Una fila](./a.svg)\n\nTexto.\n'],
  ['pregunta', '¿Cuántos postes hacen falta?\n'],
  ['número', '62 monedas había en el cofre y aparecen 58.\n'],
  ['texto', 'El esqueleto cayó y detrás hay cuatro pasillos.\n'],
])('an opening is a %s', (opening, text) => {
  expect(findOpening(parseNodes(text))).toBe(opening);
});

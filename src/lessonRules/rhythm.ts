import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isRunnable } from '../content/activities';
import { countText, visitProse } from '../content/prose';
import { getExplanation } from '../content/sections';
import type { Finding } from '../content/finding';
import type { Rule } from './types';

const MIN_DEVIATION_WORDS = 6.5;
const LONG_SENTENCE_WORDS = 25;
const MIN_LONG_PERCENT = 5;
const MAX_COLONS_PER_100_WORDS = 2;

/** Words that a lesson may use once, as patterns of whole words. */
const RATIONED_WORDS = [
  'solo',
  'nadie',
  'alguien',
  'así que',
  'una sola',
  'lo que sigue',
] as const;

/** Rhythm of the prose of a lesson. */
export interface Rhythm {
  /** Standard deviation of the number of words in a sentence. */
  readonly deviation: number;
  /** Percentage of sentences with 25 words or more. */
  readonly longPercent: number;
  readonly colonsPer100Words: number;
  /** Rationed words that are used more than once. */
  readonly repeatedWords: readonly string[];
}

/**
 * Lists the paragraphs of some nodes as text, outside activities and folded
 * parts. Code counts as one word, and ends no sentence.
 */
function listParagraphs(nodes: readonly RootContent[]): string[] {
  const paragraphs: string[] = [];
  visitProse(nodes, (line) => {
    if (line.type !== 'paragraph') return;
    const copy = structuredClone(line);
    visit(copy, 'inlineCode', (code) => {
      code.value = 'código';
    });
    paragraphs.push(toString(copy));
  });
  return paragraphs;
}

const splitSentences = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?…»:])\s+(?=[\p{Lu}¿¡«])/u)
    .filter((sentence) => countText(sentence) > 0);

function countMatches(text: string, words: string): number {
  const pattern = `(?<!\\p{L})${words}(?!\\p{L})`;
  return text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
}

/** Measures the rhythm of the prose of some nodes. */
export function measureRhythm(nodes: readonly RootContent[]): Rhythm {
  const paragraphs = listParagraphs(nodes);
  const text = paragraphs.join('\n');
  const lengths = paragraphs.flatMap(splitSentences).map(countText);
  const count = Math.max(1, lengths.length);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const mean = words / count;
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count;
  const longLengths = lengths.filter((length) => length >= LONG_SENTENCE_WORDS);
  return {
    deviation: Math.sqrt(variance),
    longPercent: (100 * longLengths.length) / count,
    colonsPer100Words:
      (100 * (text.match(/:/g)?.length ?? 0)) / Math.max(1, words),
    repeatedWords: RATIONED_WORDS.filter(
      (each) => countMatches(text, each) > 1,
    ),
  };
}

/** Kinds of openings: what a reader meets first in a lesson. */
export type Opening = 'programa' | 'dibujo' | 'pregunta' | 'número' | 'texto';

/** Returns the kind of the opening of a lesson. */
export function findOpening(nodes: readonly RootContent[]): Opening {
  const [first, second] = nodes.filter(({ type }) => type !== 'yaml');
  if (!first) return 'texto';
  const text = first.type === 'paragraph' ? toString(first) : '';
  if (first.type === 'code') return 'programa';
  if (first.type === 'paragraph' && first.children[0]?.type === 'image')
    return 'dibujo';
  if (/^¿|\?/.test(text)) return 'pregunta';
  if (/^\p{N}/u.test(text)) return 'número';
  const isShort = countText(text) <= LONG_SENTENCE_WORDS;
  return isShort && second && isRunnable(second) ? 'programa' : 'texto';
}

/** Warns when the prose of a lesson has a uniform cadence or repeats a word. */
export const checkRhythm: Rule = ({ file, tree }) => {
  const rhythm = measureRhythm(getExplanation(tree));
  const { deviation, longPercent, colonsPer100Words, repeatedWords } = rhythm;
  const warn = (expected: string, foundText: string): Finding => ({
    level: 'warning',
    file,
    expected,
    found: foundText,
  });
  return [
    ...(deviation < MIN_DEVIATION_WORDS || longPercent < MIN_LONG_PERCENT
      ? [
          warn(
            `oraciones de largo desigual: desviación de ${MIN_DEVIATION_WORDS} palabras o más y un ${MIN_LONG_PERCENT} % de ${LONG_SENTENCE_WORDS} o más`,
            `desviación de ${deviation.toFixed(1)} y un ${longPercent.toFixed(0)} % largas`,
          ),
        ]
      : []),
    ...(colonsPer100Words > MAX_COLONS_PER_100_WORDS
      ? [
          warn(
            `${MAX_COLONS_PER_100_WORDS} dos puntos como mucho por cada 100 palabras`,
            colonsPer100Words.toFixed(1),
          ),
        ]
      : []),
    ...(repeatedWords.length > 0
      ? [
          warn(
            'una vez como mucho cada palabra de la lista corta',
            repeatedWords.map((each) => `«${each}»`).join(', '),
          ),
        ]
      : []),
  ];
};

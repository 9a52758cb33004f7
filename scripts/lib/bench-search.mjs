import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatKilobytes } from './figures.mjs';
import { listFiles } from './files.mjs';
import { createRandom } from './random.mjs';

/**
 * Topics of the generated lessons: each takes a few, and its other words are
 * random.
 */
const COMMON_TOPICS = [
  'archivo',
  'bucle',
  'cadena',
  'compilar',
  'consola',
  'directorio',
  'ejecutar',
  'entero',
  'función',
  'instalación',
  'memoria',
  'ordenar',
  'permiso',
  'programa',
  'puntero',
  'sistema',
  'terminal',
  'variable',
  'printf("%d")',
  'ls -l',
  'u+x',
];

const SYLLABLES = [
  'ba',
  'cor',
  'di',
  'fen',
  'gu',
  'lo',
  'mar',
  'ne',
  'pi',
  'ra',
  'so',
  'tul',
  'vi',
  'zan',
];

const WORDS_PER_LESSON = 900;
const SECTIONS_PER_LESSON = 6;

/** Topics per lesson, enough for a query to find a fifth of the lessons. */
const TOPICS_PER_LESSON = 4;

/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 * @returns {T}
 */
function pickRandom(list, random) {
  const chosenItem = list[Math.floor(random() * list.length)];
  if (chosenItem === undefined) throw new Error('La lista está vacía');
  return chosenItem;
}

/** @param {() => number} random */
function generateRareWord(random) {
  return Array.from({ length: 3 }, () => pickRandom(SYLLABLES, random)).join(
    '',
  );
}

/**
 * @param {readonly string[]} topics
 * @param {() => number} random
 */
function generateSentence(topics, random) {
  const words = Array.from({ length: 15 }, () =>
    random() < 0.2 ? pickRandom(topics, random) : generateRareWord(random),
  );
  return `${words.join(' ')}.`;
}

/**
 * Generates the HTML of a page with as many words as a lesson.
 *
 * @param {number} number Number of the lesson, and seed of its words.
 * @returns {string}
 */
export function generateLesson(number) {
  const random = createRandom(number);
  const topics = Array.from({ length: TOPICS_PER_LESSON }, () =>
    pickRandom(COMMON_TOPICS, random),
  );
  const perSection = Math.round(WORDS_PER_LESSON / SECTIONS_PER_LESSON / 15);
  const sections = Array.from({ length: SECTIONS_PER_LESSON }, (_, index) => {
    const text = Array.from({ length: perSection }, () =>
      generateSentence(topics, random),
    );
    return `<h2 id="s${index}">Parte ${pickRandom(topics, random)}</h2><p>${text.join(' ')}</p>`;
  });
  return `<!doctype html><html lang="es"><head><title>x</title></head><body><main data-pagefind-body data-pagefind-filter="kind:Curso de C"><h1>Lección ${number}: ${topics.join(' y ')}</h1>${sections.join('')}</main></body></html>`;
}

/**
 * Copies a built site, without its index, and adds generated lessons.
 *
 * @param {string} site
 * @param {string} target
 * @param {number} lessons
 */
export async function addGeneratedLessons(site, target, lessons) {
  await rm(target, { recursive: true, force: true });
  await cp(site, target, {
    recursive: true,
    filter: (source) => path.relative(site, source) !== 'pagefind',
  });
  for (let number = 1; number <= lessons; number += 1) {
    const folder = path.join(target, 'generadas', String(number));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), generateLesson(number));
  }
}

/**
 * Adds up the files of an index by kind, as rows of a table: kind, number of
 * files, total size and largest size.
 *
 * @param {string} folder
 * @returns {Promise<string[][]>}
 */
export async function summarizeIndex(folder) {
  /** @type {Map<string, {files: number, bytes: number, largest: number}>} */
  const kinds = new Map();
  for (const file of await listFiles(folder)) {
    const kind = file.includes('/')
      ? `${file.slice(0, file.indexOf('/'))}/`
      : file.replace(/\.es_[\da-f]+/, '');
    const { size } = await stat(path.join(folder, file));
    const { files, bytes, largest } = kinds.get(kind) ?? {
      files: 0,
      bytes: 0,
      largest: 0,
    };
    kinds.set(kind, {
      files: files + 1,
      bytes: bytes + size,
      largest: Math.max(largest, size),
    });
  }
  return [...kinds].map(([kind, { files, bytes, largest }]) => [
    kind,
    `${files}`,
    formatKilobytes(bytes),
    formatKilobytes(largest),
  ]);
}

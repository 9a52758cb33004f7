import { maskSource } from '../source';

/** Program with one typical mistake of a beginner. */
export interface Mutant {
  readonly program: string;
  readonly text: string;
  /** Mutation applied, in Spanish: `falta ;`. */
  readonly slip: string;
  /** Line of the mutation in the mutated program, from 1. */
  readonly line: number;
}

/**
 * Returns a whole number from 0 (inclusive) to `limit` (exclusive). Repeatable
 * for a seed.
 */
type RandomInteger = (limit: number) => number;

/** Creates a linear congruential generator from a seed. */
function createRandom(seed: number): RandomInteger {
  let state = (seed * 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Slip {
  readonly name: string;
  /** Pattern of the mutated text; global. */
  readonly pattern: RegExp;
  /** Also mutates the contents of strings. */
  readonly inTexts?: true;
  readonly mutate: (matchedText: string, chance: RandomInteger) => string;
}

const pickOne = (options: readonly string[], chance: RandomInteger) =>
  options[chance(options.length)] ?? '';

/**
 * Misspells a word: swaps two letters, drops one, doubles one, or capitalises.
 */
function mistype(word: string, chance: RandomInteger): string {
  const position = chance(word.length - 1);
  const [firstLetter = '', secondLetter = ''] = word.slice(
    position,
    position + 2,
  );
  const start = word.slice(0, position);
  const end = word.slice(position + 2);
  switch (chance(4)) {
    case 0:
      return start + secondLetter + firstLetter + end;
    case 1:
      return start + secondLetter + end;
    case 2:
      return start + firstLetter + firstLetter + secondLetter + end;
    default:
      return word.charAt(0).toUpperCase() + word.slice(1);
  }
}

const keywords =
  /\b(?:int|char|double|float|void|return|const|while|for|if|else|struct|long|unsigned|switch|case|break|default|do|static|sizeof)\b/g;
const calledNames = /\b[a-z]\w*(?=\()/g;
const variableNames = /\b[a-z]\w{2,}\b(?!\s*\()/g;

/** Words, numbers, strings and symbols outside comments and directives. */
const token =
  /(?<!\/\/.*|^[ \t]*#.*)(?:\w+|"[^"\n]*"|'[^'\n]*'|[-+*/%=<>!&|]=?|[^\s\w])/
    .source;
const tokens = new RegExp(token, 'gm');
const twoTokens = new RegExp(`${token}[ \\t]*${token}`, 'gm');
const wholeTwoTokens = new RegExp(`^(${token})([ \\t]*)(${token})$`, 'm');

const createDeletion = (name: string, pattern: RegExp): Slip => ({
  name: `falta ${name}`,
  pattern: pattern,
  mutate: () => '',
});
const createDuplication = (name: string, pattern: RegExp): Slip => ({
  name: `${name} dos veces`,
  pattern: pattern,
  mutate: (matchedText) => matchedText + matchedText,
});
const createReplacement = (
  pattern: RegExp,
  replacement: string,
  ...otherReplacements: readonly string[]
): Slip => ({
  name: `${replacement} mal escrito`,
  pattern: pattern,
  mutate: (_, chance) => pickOne(otherReplacements, chance),
});
const createStringReplacement = (
  ...parameters: Parameters<typeof createReplacement>
): Slip => ({
  ...createReplacement(...parameters),
  inTexts: true,
});

/**
 * Mistakes of beginners, chosen with equal probability; a repeated entry
 * doubles its own.
 */
const slips: readonly Slip[] = [
  createDeletion(';', /;/g),
  createDeletion(';', /;/g),
  createReplacement(/;(?=[ \t]*\n)/g, ';', ',', ':', '.'),
  createDeletion('(', /\(/g),
  createDeletion(')', /\)/g),
  createDeletion('{', /\{/g),
  createDeletion('}', /\}/g),
  createDuplication(')', /\)/g),
  createDuplication('}', /\}/g),
  createDuplication('(', /\(/g),
  createDeletion(',', /,/g),
  createDuplication(',', /,/g),
  createDeletion('comilla', /"/g),
  createDeletion('comilla', /"/g),
  { ...createDeletion('comilla simple', /'/g) },
  {
    name: 'comillas simples por dobles',
    pattern: /"[^"\n]*"/g,
    inTexts: true,
    mutate: (matchedText) => `'${matchedText.slice(1, -1)}'`,
  },
  {
    name: 'comillas tipográficas',
    pattern: /"[^"\n]*"/g,
    inTexts: true,
    mutate: (matchedText) => `“${matchedText.slice(1, -1)}”`,
  },
  {
    name: 'texto sin comillas',
    pattern: /"[^"\n]*"/g,
    inTexts: true,
    mutate: (matchedText) => matchedText.slice(1, -1),
  },
  {
    name: 'comillas dobles por simples',
    pattern: /'[^'\n]*'/g,
    inTexts: true,
    mutate: (matchedText) => `"${matchedText.slice(1, -1)}"`,
  },
  createDeletion('&', /&(?=\w)/g),
  createStringReplacement(/%\.?\d*d/g, '%d', '%f', '%s', '%i', '%', '%D', 'd'),
  createStringReplacement(
    /%\.?\d*l?f/g,
    '%f',
    '%d',
    '%s',
    '%F',
    '%.f2',
    '%2.f',
  ),
  createStringReplacement(/%s/g, '%s', '%d', '%c', '%S', '%'),
  createStringReplacement(/%c/g, '%c', '%s', '%d'),
  {
    name: 'falta un valor de printf',
    pattern: /,\s*[\w.[\]]+(?=\))/g,
    mutate: () => '',
  },
  {
    name: '\\n fuera del texto',
    pattern: /\\n"/g,
    inTexts: true,
    mutate: () => '"\\n',
  },
  { name: 'palabra mal escrita', pattern: keywords, mutate: mistype },
  { name: 'palabra mal escrita', pattern: keywords, mutate: mistype },
  { name: 'función mal escrita', pattern: calledNames, mutate: mistype },
  { name: 'función mal escrita', pattern: calledNames, mutate: mistype },
  { name: 'nombre mal escrito', pattern: variableNames, mutate: mistype },
  { name: 'nombre mal escrito', pattern: variableNames, mutate: mistype },
  { name: 'main mal escrito', pattern: /\bmain\b/g, mutate: mistype },
  { name: 'include mal escrito', pattern: /\binclude\b/g, mutate: mistype },
  {
    name: 'cabecera mal escrita',
    pattern: /\bstd\w+(?=\.h)/g,
    mutate: mistype,
  },
  createDeletion('#', /^#/gm),
  createReplacement(
    /#include/g,
    '#',
    '# include',
    '#incluir',
    '#import',
    '#includ',
  ),
  createReplacement(/<(?=\w+\.h>)/g, '<', '', '"', '('),
  createDeletion('.h', /\.h(?=>)/g),
  {
    name: '#include borrado',
    pattern: /^#include.*\n/gm,
    mutate: () => '',
  },
  {
    name: '; tras #include o #define',
    pattern: /^#(?:include|define).*$/gm,
    mutate: (matchedText) => `${matchedText};`,
  },
  {
    name: '= en #define',
    pattern: /^#define \w+ /gm,
    mutate: (matchedText) => `${matchedText}= `,
  },
  createReplacement(/(?<![=!<>+\-*/%&|])=(?!=)/g, '=', '==', ':=', '=:', ''),
  createReplacement(/==/g, '==', '=', '===', '= ='),
  createReplacement(/[<>]=/g, '<=', '=<', '=>', '<', '> ='),
  createReplacement(/!=/g, '!=', '=!', '<>', '=/='),
  createReplacement(/&&/g, '&&', 'and', '&', 'y', ','),
  createReplacement(/\|\|/g, '||', 'or', '|', 'o'),
  createReplacement(/\+\+/g, '++', '+', '+ +', '=+'),
  createReplacement(/\+=/g, '+=', '=+', '+'),
  {
    name: 'falta el tipo',
    pattern: /\b(?:int|double|char|float|long) +(?=\w+ *[=;[])/g,
    mutate: () => '',
  },
  {
    name: 'otro tipo',
    pattern: /\b(?:int|double|char|float)\b(?= +\w+ *[=;[])/g,
    mutate: (_, chance) =>
      pickOne(
        ['string', 'entero', 'int', 'double', 'char', 'var', 'bool', 'Int'],
        chance,
      ),
  },
  {
    name: 'declaración borrada',
    pattern: /^[ \t]+(?:const )?(?:int|double|char|float|long) \w+[^\n;]*;\n/gm,
    mutate: () => '',
  },
  {
    name: 'línea dos veces',
    pattern: /^[ \t]+[^\n]+;\n/gm,
    inTexts: true,
    mutate: (matchedText) => matchedText + matchedText,
  },
  {
    name: 'línea borrada',
    pattern: /^[ \t]*[^\n]*[;{}]\n/gm,
    mutate: () => '',
  },
  {
    name: 'líneas cambiadas de orden',
    pattern: /^[ \t]+[^\n]+;\n[ \t]+[^\n]+;\n/gm,
    inTexts: true,
    mutate: (matchedText) =>
      matchedText
        .split(/(?<=\n)/)
        .reverse()
        .join(''),
  },
  createReplacement(/\(void\)/g, '(void)', '', '()', '(void);', '(int)'),
  createReplacement(/\bint(?= main)/g, 'int', 'void', 'Int', ''),
  createReplacement(/(?<=\d)\.(?=\d)/g, '.', ',', '..', ' . '),
  {
    name: 'nombre con espacio o guion',
    pattern: /\b[a-z]+_[a-z]+\b/g,
    mutate: (matchedText, chance) =>
      matchedText.replace('_', pickOne([' ', '-', '.'], chance)),
  },
  {
    name: 'nombre que empieza por número',
    pattern: /(?<=\b(?:int|double|char|float) )[a-z]\w*/g,
    mutate: (matchedText) => `1${matchedText}`,
  },
  createReplacement(
    /\breturn 0/g,
    'return',
    'return',
    'return"0"',
    'return O',
    'return 0 0',
  ),
  createDeletion('[', /\[/g),
  createDeletion(']', /\]/g),
  createReplacement(/[[\]]/g, '[ ]', '(', ')', '{'),
  createReplacement(/\*(?=\w)/g, '*', '', '&', '**'),
  createReplacement(/(?<=\w )[-+*/](?= \w)/g, 'operador', '', '+ +', 'x', '**'),
  createReplacement(/(?<!<)<(?![=<\w])/g, '<', '<=', '>'),
  {
    name: 'uno de más o de menos',
    pattern: /(?<![\w.])\d+(?![\w.])/g,
    mutate: (matchedText, chance) =>
      String(Number(matchedText) + (chance(2) ? 1 : -1)),
  },
  createReplacement(/,/g, ',', ';', '.'),
  {
    name: 'return borrado',
    pattern: /^[ \t]*return [^\n]*\n/gm,
    mutate: () => '',
  },
  {
    name: 'falta un signo o una palabra',
    pattern: tokens,
    inTexts: true,
    mutate: () => '',
  },
  {
    name: 'signo o palabra dos veces',
    pattern: tokens,
    inTexts: true,
    mutate: (matchedText) =>
      /^\w/.test(matchedText)
        ? `${matchedText} ${matchedText}`
        : matchedText + matchedText,
  },
  {
    name: 'dos signos o palabras cambiados de lugar',
    pattern: twoTokens,
    inTexts: true,
    mutate: (matchedText) => {
      const [, firstWord = '', blank = '', secondWord = ''] =
        wholeTwoTokens.exec(matchedText) ?? [];
      return `${secondWord}${blank || ' '}${firstWord}`;
    },
  },
  {
    name: 'comentario mal escrito',
    pattern: /\/\/|\/\*|\*\//g,
    inTexts: true,
    mutate: (_, chance) => pickOne(['/', '#', ''], chance),
  },
];

const getLineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length;

/** Applies one random mutation; undefined where the mutation finds no match. */
function createMutant(
  program: string,
  chance: RandomInteger,
): Mutant | undefined {
  const slip = slips[chance(slips.length)];
  if (!slip) return undefined;
  const searchedText = slip.inTexts ? program : maskSource(program);
  const places = [...searchedText.matchAll(slip.pattern)];
  const place = places[chance(places.length)];
  if (!place) return undefined;
  const matchedText = program.slice(place.index, place.index + place[0].length);
  const mutated = slip.mutate(matchedText, chance);
  if (mutated === matchedText) return undefined;
  return {
    program,
    text:
      program.slice(0, place.index) +
      mutated +
      program.slice(place.index + matchedText.length),
    slip: `${slip.name}: «${matchedText.trim()}» → «${mutated.trim()}»`,
    line: getLineAt(
      program,
      place.index + (/^\s*/.exec(matchedText)?.[0].length ?? 0),
    ),
  };
}

/** Returns up to `count` distinct mutants, the same ones for each seed. */
export function createMutants(
  programs: readonly string[],
  count: number,
  seed: number,
): readonly Mutant[] {
  const chance = createRandom(seed);
  const mutants = new Map<string, Mutant>();
  for (let tries = 0; mutants.size < count && tries < count * 50; tries += 1) {
    const mutant = createMutant(
      programs[chance(programs.length)] ?? '',
      chance,
    );
    if (mutant) mutants.set(mutant.text, mutant);
  }
  return [...mutants.values()];
}

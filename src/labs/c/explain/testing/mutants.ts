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
  readonly mutate: (found: string, chance: RandomInteger) => string;
}

const pickOne = (options: readonly string[], chance: RandomInteger) =>
  options[chance(options.length)] ?? '';

/**
 * Misspells a word: swaps two letters, drops one, doubles one, or capitalises.
 */
function mistype(word: string, chance: RandomInteger): string {
  const at = chance(word.length - 1);
  const [one = '', two = ''] = word.slice(at, at + 2);
  const start = word.slice(0, at);
  const end = word.slice(at + 2);
  switch (chance(4)) {
    case 0:
      return start + two + one + end;
    case 1:
      return start + two + end;
    case 2:
      return start + one + one + two + end;
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

const createDeletion = (name: string, where: RegExp): Slip => ({
  name: `falta ${name}`,
  pattern: where,
  mutate: () => '',
});
const createDuplication = (name: string, where: RegExp): Slip => ({
  name: `${name} dos veces`,
  pattern: where,
  mutate: (found) => found + found,
});
const createReplacement = (
  where: RegExp,
  wanted: string,
  ...others: readonly string[]
): Slip => ({
  name: `${wanted} mal escrito`,
  pattern: where,
  mutate: (_, chance) => pickOne(others, chance),
});
const createStringReplacement = (
  ...given: Parameters<typeof createReplacement>
): Slip => ({
  ...createReplacement(...given),
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
    mutate: (found) => `'${found.slice(1, -1)}'`,
  },
  {
    name: 'comillas tipográficas',
    pattern: /"[^"\n]*"/g,
    inTexts: true,
    mutate: (found) => `“${found.slice(1, -1)}”`,
  },
  {
    name: 'texto sin comillas',
    pattern: /"[^"\n]*"/g,
    inTexts: true,
    mutate: (found) => found.slice(1, -1),
  },
  {
    name: 'comillas dobles por simples',
    pattern: /'[^'\n]*'/g,
    inTexts: true,
    mutate: (found) => `"${found.slice(1, -1)}"`,
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
    mutate: (found) => `${found};`,
  },
  {
    name: '= en #define',
    pattern: /^#define \w+ /gm,
    mutate: (found) => `${found}= `,
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
    mutate: (found) => found + found,
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
    mutate: (found) =>
      found
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
    mutate: (found, chance) =>
      found.replace('_', pickOne([' ', '-', '.'], chance)),
  },
  {
    name: 'nombre que empieza por número',
    pattern: /(?<=\b(?:int|double|char|float) )[a-z]\w*/g,
    mutate: (found) => `1${found}`,
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
    mutate: (found, chance) => String(Number(found) + (chance(2) ? 1 : -1)),
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
    mutate: (found) =>
      /^\w/.test(found) ? `${found} ${found}` : found + found,
  },
  {
    name: 'dos signos o palabras cambiados de lugar',
    pattern: twoTokens,
    inTexts: true,
    mutate: (found) => {
      const [, one = '', blank = '', two = ''] =
        wholeTwoTokens.exec(found) ?? [];
      return `${two}${blank || ' '}${one}`;
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
  const seen = slip.inTexts ? program : maskSource(program);
  const places = [...seen.matchAll(slip.pattern)];
  const place = places[chance(places.length)];
  if (!place) return undefined;
  const found = program.slice(place.index, place.index + place[0].length);
  const mutated = slip.mutate(found, chance);
  if (mutated === found) return undefined;
  return {
    program,
    text:
      program.slice(0, place.index) +
      mutated +
      program.slice(place.index + found.length),
    slip: `${slip.name}: «${found.trim()}» → «${mutated.trim()}»`,
    line: getLineAt(
      program,
      place.index + (/^\s*/.exec(found)?.[0].length ?? 0),
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

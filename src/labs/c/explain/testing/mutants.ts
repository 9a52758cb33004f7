import { bare } from '../source';

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
type Chance = (limit: number) => number;

/** Creates a linear congruential generator from a seed. */
function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Slip {
  readonly name: string;
  /** Pattern of the mutated text; global. */
  readonly where: RegExp;
  /** Also mutates the contents of strings. */
  readonly inTexts?: true;
  readonly become: (found: string, chance: Chance) => string;
}

const pick = (options: readonly string[], chance: Chance) =>
  options[chance(options.length)] ?? '';

/**
 * Misspells a word: swaps two letters, drops one, doubles one, or capitalises.
 */
function mistype(word: string, chance: Chance): string {
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
const functions = /\b[a-z]\w*(?=\()/g;
const names = /\b[a-z]\w{2,}\b(?!\s*\()/g;

/** Words, numbers, strings and symbols outside comments and directives. */
const token =
  /(?<!\/\/.*|^[ \t]*#.*)(?:\w+|"[^"\n]*"|'[^'\n]*'|[-+*/%=<>!&|]=?|[^\s\w])/
    .source;
const tokens = new RegExp(token, 'gm');
const twoTokens = new RegExp(`${token}[ \\t]*${token}`, 'gm');
const wholeTwoTokens = new RegExp(`^(${token})([ \\t]*)(${token})$`, 'm');

const drop = (name: string, where: RegExp): Slip => ({
  name: `falta ${name}`,
  where,
  become: () => '',
});
const twice = (name: string, where: RegExp): Slip => ({
  name: `${name} dos veces`,
  where,
  become: (found) => found + found,
});
const change = (
  where: RegExp,
  wanted: string,
  ...others: readonly string[]
): Slip => ({
  name: `${wanted} mal escrito`,
  where,
  become: (_, chance) => pick(others, chance),
});
const changeInText = (...given: Parameters<typeof change>): Slip => ({
  ...change(...given),
  inTexts: true,
});

/**
 * Mistakes of beginners, chosen with equal probability; a repeated entry
 * doubles its own.
 */
const slips: readonly Slip[] = [
  drop(';', /;/g),
  drop(';', /;/g),
  change(/;(?=[ \t]*\n)/g, ';', ',', ':', '.'),
  drop('(', /\(/g),
  drop(')', /\)/g),
  drop('{', /\{/g),
  drop('}', /\}/g),
  twice(')', /\)/g),
  twice('}', /\}/g),
  twice('(', /\(/g),
  drop(',', /,/g),
  twice(',', /,/g),
  drop('comilla', /"/g),
  drop('comilla', /"/g),
  { ...drop('comilla simple', /'/g) },
  {
    name: 'comillas simples por dobles',
    where: /"[^"\n]*"/g,
    inTexts: true,
    become: (found) => `'${found.slice(1, -1)}'`,
  },
  {
    name: 'comillas tipográficas',
    where: /"[^"\n]*"/g,
    inTexts: true,
    become: (found) => `“${found.slice(1, -1)}”`,
  },
  {
    name: 'texto sin comillas',
    where: /"[^"\n]*"/g,
    inTexts: true,
    become: (found) => found.slice(1, -1),
  },
  {
    name: 'comillas dobles por simples',
    where: /'[^'\n]*'/g,
    inTexts: true,
    become: (found) => `"${found.slice(1, -1)}"`,
  },
  drop('&', /&(?=\w)/g),
  changeInText(/%\.?\d*d/g, '%d', '%f', '%s', '%i', '%', '%D', 'd'),
  changeInText(/%\.?\d*l?f/g, '%f', '%d', '%s', '%F', '%.f2', '%2.f'),
  changeInText(/%s/g, '%s', '%d', '%c', '%S', '%'),
  changeInText(/%c/g, '%c', '%s', '%d'),
  {
    name: 'falta un valor de printf',
    where: /,\s*[\w.[\]]+(?=\))/g,
    become: () => '',
  },
  {
    name: '\\n fuera del texto',
    where: /\\n"/g,
    inTexts: true,
    become: () => '"\\n',
  },
  { name: 'palabra mal escrita', where: keywords, become: mistype },
  { name: 'palabra mal escrita', where: keywords, become: mistype },
  { name: 'función mal escrita', where: functions, become: mistype },
  { name: 'función mal escrita', where: functions, become: mistype },
  { name: 'nombre mal escrito', where: names, become: mistype },
  { name: 'nombre mal escrito', where: names, become: mistype },
  { name: 'main mal escrito', where: /\bmain\b/g, become: mistype },
  { name: 'include mal escrito', where: /\binclude\b/g, become: mistype },
  { name: 'cabecera mal escrita', where: /\bstd\w+(?=\.h)/g, become: mistype },
  drop('#', /^#/gm),
  change(/#include/g, '#', '# include', '#incluir', '#import', '#includ'),
  change(/<(?=\w+\.h>)/g, '<', '', '"', '('),
  drop('.h', /\.h(?=>)/g),
  {
    name: '#include borrado',
    where: /^#include.*\n/gm,
    become: () => '',
  },
  {
    name: '; tras #include o #define',
    where: /^#(?:include|define).*$/gm,
    become: (found) => `${found};`,
  },
  {
    name: '= en #define',
    where: /^#define \w+ /gm,
    become: (found) => `${found}= `,
  },
  change(/(?<![=!<>+\-*/%&|])=(?!=)/g, '=', '==', ':=', '=:', ''),
  change(/==/g, '==', '=', '===', '= ='),
  change(/[<>]=/g, '<=', '=<', '=>', '<', '> ='),
  change(/!=/g, '!=', '=!', '<>', '=/='),
  change(/&&/g, '&&', 'and', '&', 'y', ','),
  change(/\|\|/g, '||', 'or', '|', 'o'),
  change(/\+\+/g, '++', '+', '+ +', '=+'),
  change(/\+=/g, '+=', '=+', '+'),
  {
    name: 'falta el tipo',
    where: /\b(?:int|double|char|float|long) +(?=\w+ *[=;[])/g,
    become: () => '',
  },
  {
    name: 'otro tipo',
    where: /\b(?:int|double|char|float)\b(?= +\w+ *[=;[])/g,
    become: (_, chance) =>
      pick(
        ['string', 'entero', 'int', 'double', 'char', 'var', 'bool', 'Int'],
        chance,
      ),
  },
  {
    name: 'declaración borrada',
    where: /^[ \t]+(?:const )?(?:int|double|char|float|long) \w+[^\n;]*;\n/gm,
    become: () => '',
  },
  {
    name: 'línea dos veces',
    where: /^[ \t]+[^\n]+;\n/gm,
    inTexts: true,
    become: (found) => found + found,
  },
  {
    name: 'línea borrada',
    where: /^[ \t]*[^\n]*[;{}]\n/gm,
    become: () => '',
  },
  {
    name: 'líneas cambiadas de orden',
    where: /^[ \t]+[^\n]+;\n[ \t]+[^\n]+;\n/gm,
    inTexts: true,
    become: (found) =>
      found
        .split(/(?<=\n)/)
        .reverse()
        .join(''),
  },
  change(/\(void\)/g, '(void)', '', '()', '(void);', '(int)'),
  change(/\bint(?= main)/g, 'int', 'void', 'Int', ''),
  change(/(?<=\d)\.(?=\d)/g, '.', ',', '..', ' . '),
  {
    name: 'nombre con espacio o guion',
    where: /\b[a-z]+_[a-z]+\b/g,
    become: (found, chance) =>
      found.replace('_', pick([' ', '-', '.'], chance)),
  },
  {
    name: 'nombre que empieza por número',
    where: /(?<=\b(?:int|double|char|float) )[a-z]\w*/g,
    become: (found) => `1${found}`,
  },
  change(
    /\breturn 0/g,
    'return',
    'return',
    'return"0"',
    'return O',
    'return 0 0',
  ),
  drop('[', /\[/g),
  drop(']', /\]/g),
  change(/[[\]]/g, '[ ]', '(', ')', '{'),
  change(/\*(?=\w)/g, '*', '', '&', '**'),
  change(/(?<=\w )[-+*/](?= \w)/g, 'operador', '', '+ +', 'x', '**'),
  change(/(?<!<)<(?![=<\w])/g, '<', '<=', '>'),
  {
    name: 'uno de más o de menos',
    where: /(?<![\w.])\d+(?![\w.])/g,
    become: (found, chance) => String(Number(found) + (chance(2) ? 1 : -1)),
  },
  change(/,/g, ',', ';', '.'),
  {
    name: 'return borrado',
    where: /^[ \t]*return [^\n]*\n/gm,
    become: () => '',
  },
  {
    name: 'falta un signo o una palabra',
    where: tokens,
    inTexts: true,
    become: () => '',
  },
  {
    name: 'signo o palabra dos veces',
    where: tokens,
    inTexts: true,
    become: (found) =>
      /^\w/.test(found) ? `${found} ${found}` : found + found,
  },
  {
    name: 'dos signos o palabras cambiados de lugar',
    where: twoTokens,
    inTexts: true,
    become: (found) => {
      const [, one = '', blank = '', two = ''] =
        wholeTwoTokens.exec(found) ?? [];
      return `${two}${blank || ' '}${one}`;
    },
  },
  {
    name: 'comentario mal escrito',
    where: /\/\/|\/\*|\*\//g,
    inTexts: true,
    become: (_, chance) => pick(['/', '#', ''], chance),
  },
];

const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length;

/** Applies one random mutation; undefined where the mutation finds no match. */
function mutantOf(program: string, chance: Chance): Mutant | undefined {
  const slip = slips[chance(slips.length)];
  if (!slip) return undefined;
  const seen = slip.inTexts ? program : bare(program);
  const places = [...seen.matchAll(slip.where)];
  const place = places[chance(places.length)];
  if (!place) return undefined;
  const found = program.slice(place.index, place.index + place[0].length);
  const become = slip.become(found, chance);
  if (become === found) return undefined;
  return {
    program,
    text:
      program.slice(0, place.index) +
      become +
      program.slice(place.index + found.length),
    slip: `${slip.name}: «${found.trim()}» → «${become.trim()}»`,
    line: lineAt(program, place.index + (/^\s*/.exec(found)?.[0].length ?? 0)),
  };
}

/** Returns up to `count` distinct mutants, the same ones for each seed. */
export function mutantsOf(
  programs: readonly string[],
  count: number,
  seed: number,
): readonly Mutant[] {
  const chance = chanceOf(seed);
  const mutants = new Map<string, Mutant>();
  for (let tries = 0; mutants.size < count && tries < count * 50; tries += 1) {
    const mutant = mutantOf(programs[chance(programs.length)] ?? '', chance);
    if (mutant) mutants.set(mutant.text, mutant);
  }
  return [...mutants.values()];
}

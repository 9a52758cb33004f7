import { listCode } from '../listCode';
import {
  singleSpecifierPattern,
  specifierAndValuesPattern,
} from './specifiers';

/** Kind of a rule: a construct to use, or one to avoid. */
export type RuleKind = 'required' | 'forbidden';

type Sentences = Readonly<Record<RuleKind, string>>;

/** Constructs that take no name, with their words for learners. */
const unnamedConstructs = {
  bucle: 'un bucle (`for`, `while` o `do`)',
  for: 'un bucle `for`',
  while: 'un bucle `while`',
  'do-while': 'un bucle `do`…`while`',
  if: 'un `if`',
  switch: 'un `switch`',
  ternario: 'el operador `?:`, como en `a > b ? a : b`',
  goto: '`goto`',
  break: '`break`',
  continue: '`continue`',
  return: '`return`',
  recursion: 'la recursividad (una función que se llama a sí misma)',
  arreglo: 'un arreglo (una variable con corchetes, como `int notas[5]`)',
  puntero: 'un puntero (una variable con asterisco, como `int *p`)',
  indireccion:
    'lo que hay donde apunta un puntero, con un asterisco delante, como `*p`',
  'puntero-a-funcion': 'un puntero a una función, como `int (*f)(int)`',
  struct: 'una estructura (`struct`)',
  union: 'una unión (`union`)',
  enum: 'una enumeración (`enum`)',
  constante: 'una constante (`const`, `enum` o `#define`)',
  const: 'una variable declarada con `const`',
  macro: 'una constante con `#define`, su nombre y su valor',
  global: 'variables globales: las que se declaran fuera de las funciones',
  conversion: 'una conversión escrita entre paréntesis, como `(double)total`',
  comentario: 'un comentario: texto tras `//`, o entre `/*` y `*/`',
  memoria: {
    required:
      'Trata bien la memoria: no leas ni escribas fuera de lo tuyo, y libera lo que pidas.',
    forbidden: 'Trata mal la memoria.',
  },
  'resultado-en-texto': {
    required:
      'Escribe dentro de un texto un número de los que tienen que salir.',
    forbidden:
      'No escribas dentro de un texto los números que tienen que salir: van fuera de las comillas, como valores.',
  },
  'resultado-a-mano': {
    required:
      'Escribe a mano en un `printf` un número de los que tienen que salir.',
    forbidden:
      'No escribas a mano en un `printf` los números que tienen que salir: imprime lo que guardan las variables.',
  },
} as const satisfies Record<string, string | Sentences>;

/** Operators with two operands that mean something else with one. */
const operatorsWithUnaryForm = new Set(['+', '-', '*', '&']);

function createOperatorSentences(name: string): Sentences {
  if (name === '=')
    return {
      required:
        'Asigna con `=` a una variable ya declarada: el `=` de la declaración no cuenta.',
      forbidden:
        'No asignes con `=` a una variable ya declarada: el `=` de la declaración sí se puede.',
    };
  const between = operatorsWithUnaryForm.has(name) ? ' entre dos valores' : '';
  return {
    required: `Usa el operador \`${name}\`${between}.`,
    forbidden: `No uses el operador \`${name}\`${between}.`,
  };
}

/** Detail of a named rule, after an equals sign. */
interface RuleDetail {
  /** Variable of `tipo:speed=double`, or function of `devuelve:dado=int`. */
  readonly of?: string;
  /**
   * Minimum call sites of `funcion:dado=2`, or parameters of
   * `parametros:dado=1`.
   */
  readonly times?: number;
}

interface NamedConstructWording {
  readonly says: (name: string, detail: RuleDetail) => Sentences;
  /** Pattern of the allowed names; every name is allowed when it is missing. */
  readonly takes?: RegExp;
}

const namePattern = /^[A-Za-z_]\w*$/;

/**
 * Constructs that take a name, as in `funcion:printf`, with their sentences.
 */
const namedConstructs = {
  funcion: {
    says: (name, { times }) =>
      times === undefined
        ? {
            required: `Llama a la función \`${name}\`.`,
            forbidden: `No llames a la función \`${name}\`.`,
          }
        : {
            required: `Llama a la función \`${name}\` en ${times} sitios.`,
            forbidden: `Llama a la función \`${name}\` en menos de ${times} sitios.`,
          },
    takes: /^[A-Za-z_]\w*(?:=[2-9])?$/,
  },
  define: {
    says: (name) => ({
      required: `Escribe una función tuya que se llame \`${name}\`.`,
      forbidden: `No escribas una función que se llame \`${name}\`.`,
    }),
  },
  parametros: {
    says: (name, { times }) => {
      const values = times === 1 ? 'un solo valor' : `${times} valores`;
      return {
        required: `Haz que \`${name}\` reciba ${values}.`,
        forbidden: `Haz que \`${name}\` no reciba ${values}.`,
      };
    },
    takes: /^[A-Za-z_]\w*=[1-9]$/,
  },
  devuelve: {
    says: (name, { of }) => ({
      required: `Haz que \`${of}\` devuelva un \`${name}\`.`,
      forbidden: `Haz que \`${of}\` no devuelva un \`${name}\`.`,
    }),
    takes: /^[A-Za-z_]\w*=[A-Za-z]/,
  },
  recoge: {
    says: (name) => ({
      required: `Guarda o usa lo que devuelve \`${name}\` cada vez que la llames.`,
      forbidden: `Llama alguna vez a \`${name}\` sin usar lo que devuelve.`,
    }),
    takes: namePattern,
  },
  largo: {
    says: (lines) => ({
      required: `Escribe una función de más de ${lines} líneas.`,
      forbidden: `No escribas funciones de más de ${lines} líneas: reparte su trabajo entre otras.`,
    }),
    takes: /^[1-9]\d{0,2}$/,
  },
  'bucle-en': {
    says: (name) => ({
      required: `Escribe un bucle dentro de \`${name}\`.`,
      forbidden: `No escribas ningún bucle dentro de \`${name}\`.`,
    }),
    takes: namePattern,
  },
  'en-bucle': {
    says: (name) => ({
      required: `Llama a \`${name}\` dentro de un bucle: en cada vuelta.`,
      forbidden: `No llames a \`${name}\` dentro de un bucle.`,
    }),
    takes: namePattern,
  },
  variable: {
    says: (name) => ({
      required: `Declara una variable que se llame \`${name}\`.`,
      forbidden: `No declares una variable que se llame \`${name}\`.`,
    }),
  },
  tipo: {
    says: (name, { of }) =>
      of === undefined
        ? {
            required: `Declara una variable de tipo \`${name}\`.`,
            forbidden: `No declares variables de tipo \`${name}\`.`,
          }
        : {
            required: `Declara \`${of}\` de tipo \`${name}\`.`,
            forbidden: `No declares \`${of}\` de tipo \`${name}\`.`,
          },
  },
  const: {
    says: (name) => ({
      required: `Declara \`${name}\` con \`const\`, para que no pueda cambiar.`,
      forbidden: `Declara \`${name}\` sin \`const\`.`,
    }),
    takes: namePattern,
  },
  asigna: {
    says: (name) => ({
      required: `Cambia el valor de \`${name}\` después de declararla: el valor de la declaración no cuenta.`,
      forbidden: `No cambies el valor de \`${name}\` después de declararla.`,
    }),
    takes: namePattern,
  },
  imprime: {
    says: (name) => ({
      required: `Imprime lo que guarda \`${name}\`: va entre los valores de un \`printf\`.`,
      forbidden: `No imprimas lo que guarda \`${name}\`.`,
    }),
    takes: namePattern,
  },
  formato: {
    says: (name) => ({
      required: `Usa \`${name}\` en el texto de un \`printf\`.`,
      forbidden: `No uses \`${name}\` en el texto de un \`printf\`.`,
    }),
    takes: singleSpecifierPattern,
  },
  'solo-formato': {
    says: (name) => ({
      required: `Usa \`${name}\` cada vez que un texto de \`printf\` necesite un \`${name.slice(-1)}\`.`,
      forbidden: `Usa en los textos de \`printf\` algo más que \`${name}\`.`,
    }),
    takes: singleSpecifierPattern,
  },
  recibe: {
    says: (name) => {
      const [specifier = '', ...values] = name.split('=');
      const list = listCode(values);
      return {
        required: `Haz que un \`${specifier}\` reciba ${list}.`,
        forbidden: `No hagas que un \`${specifier}\` reciba ${list}.`,
      };
    },
    takes: specifierAndValuesPattern,
  },
  aparte: {
    says: (name) => {
      const [first = '', second = ''] = name.split('=');
      return {
        required: `Escribe \`${first}\` en una instrucción que no escriba \`${second}\`.`,
        forbidden: `Escribe \`${first}\` y \`${second}\` en la misma instrucción.`,
      };
    },
    takes: /^[^=]+=[^=]+$/,
  },
  operador: { says: createOperatorSentences },
  texto: {
    says: (name) => ({
      required: `Escribe \`${name}\` dentro de un texto entre comillas.`,
      forbidden: `No escribas \`${name}\` dentro de un texto entre comillas.`,
    }),
  },
  usa: {
    says: (name) => ({
      required: `Usa el nombre \`${name}\`; en un comentario, o solo en su \`#define\`, no cuenta.`,
      forbidden: `No uses el nombre \`${name}\`; en un comentario, o solo en su \`#define\`, no cuenta.`,
    }),
    takes: namePattern,
  },
  comentario: {
    says: (name) => ({
      required: `Deja \`${name}\` dentro de un comentario.`,
      forbidden: `No dejes \`${name}\` dentro de un comentario.`,
    }),
  },
  'comentario-de': {
    says: (name) => ({
      required: `Escribe encima de \`${name}\` un comentario con palabras: código comentado no cuenta.`,
      forbidden: `No escribas comentarios encima de \`${name}\`.`,
    }),
    takes: namePattern,
  },
  pregunta: {
    says: (name) => ({
      required: `Pregunta \`${name}\` justo antes de leer la respuesta.`,
      forbidden: `No leas justo detrás de \`${name}\`.`,
    }),
  },
  igual: {
    says: (name) => ({
      required: `Deja \`${name}\` como estaba.`,
      forbidden: `Cambia algo de \`${name}\`.`,
    }),
    takes: namePattern,
  },
  intactas: {
    says: (name) => ({
      required: `Deja como están las líneas que llevan \`${name}\`.`,
      forbidden: `Cambia alguna de las líneas que llevan \`${name}\`.`,
    }),
  },
} as const satisfies Record<string, NamedConstructWording>;

export type PlainConstruct = keyof typeof unnamedConstructs;
type NamedConstruct = keyof typeof namedConstructs;

/** Construct that a rule requires or forbids. */
export type Construct = (
  | { readonly kind: PlainConstruct }
  | ({
      readonly kind: NamedConstruct;
      readonly name: string;
    } & RuleDetail)
) & {
  /** Sentence of the author, where there is one. */
  readonly wording?: string;
};

/**
 * Constructs that authors may write, for the message that refuses any other.
 */
export const knownConstructs: readonly string[] = [
  ...Object.keys(unnamedConstructs),
  ...Object.keys(namedConstructs).map((kind) => `${kind}:…`),
];

const isPlain = (text: string): text is PlainConstruct =>
  Object.hasOwn(unnamedConstructs, text);

const isNamed = (text: string): text is NamedConstruct =>
  Object.hasOwn(namedConstructs, text);

/** Separates a construct from the author's sentence. */
const separator = ' | ';

/**
 * Splits `operador:= | Cambia su valor.` into construct and sentence; without a
 * sentence, all is the construct.
 */
export function splitRule(text: string): {
  readonly construct: string;
  readonly wording?: string;
} {
  const separatorIndex = text.indexOf(separator);
  return separatorIndex < 0
    ? { construct: text }
    : {
        construct: text.slice(0, separatorIndex).trim(),
        wording: text.slice(separatorIndex + separator.length).trim(),
      };
}

/**
 * Parses `for`, `funcion:printf` or `for | Repite.`; returns undefined for
 * anything that is no construct.
 */
export function readConstruct(text: string): Construct | undefined {
  const { construct, ...sentences } = splitRule(text);
  if (isPlain(construct)) return { kind: construct, ...sentences };
  const [, kind = '', name = ''] = /^([\w-]+):(.+)$/s.exec(construct) ?? [];
  if (!isNamed(kind)) return undefined;
  const { takes }: NamedConstructWording = namedConstructs[kind];
  if (takes && !takes.test(name)) return undefined;
  const [, before = '', after = ''] = /^(\w+)=(.+)$/.exec(name) ?? [];
  if (before && (kind === 'tipo' || kind === 'devuelve'))
    return { kind, name: after, of: before, ...sentences };
  if (before && (kind === 'funcion' || kind === 'parametros'))
    return { kind, name: before, times: Number(after), ...sentences };
  return { kind, name, ...sentences };
}

/**
 * Returns the sentence that states a rule to learners, with code between
 * backticks.
 */
export function describeRule(rule: RuleKind, construct: Construct): string {
  if (construct.wording !== undefined) return construct.wording;
  if ('name' in construct)
    return namedConstructs[construct.kind].says(construct.name, construct)[
      rule
    ];
  const constructName = unnamedConstructs[construct.kind];
  if (typeof constructName !== 'string') return constructName[rule];
  return `${rule === 'required' ? 'Usa' : 'No uses'} ${constructName}.`;
}

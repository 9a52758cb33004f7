/** Constructs without a name of their own, with the words for readers. */
const plain = {
  bucle: 'un bucle (`for`, `while` o `do`)',
  for: 'un bucle `for`',
  while: 'un bucle `while`',
  'do-while': 'un bucle `do`…`while`',
  if: 'un `if`',
  switch: 'un `switch`',
  ternario: 'el operador `?:`',
  goto: '`goto`',
  break: '`break`',
  continue: '`continue`',
  return: '`return`',
  recursion: 'la recursión (una función que se llama a sí misma)',
  arreglo: 'un arreglo',
  puntero: 'un puntero',
  struct: 'una estructura (`struct`)',
  enum: 'una enumeración (`enum`)',
  constante: 'una constante (`const`, `enum` o `#define`)',
  const: 'una variable `const`',
  macro: 'una constante con `#define`',
  global: 'una variable global',
  conversion: 'una conversión escrita, como `(double)`',
  comentario: 'un comentario',
} as const;

/** Constructs that go with a name: `funcion:printf`. */
const named = {
  funcion: (name: string) => `la función \`${name}\``,
  define: (name: string) => `una función tuya llamada \`${name}\``,
  variable: (name: string) => `una variable llamada \`${name}\``,
  tipo: (name: string) => `una variable de tipo \`${name}\``,
  operador: (name: string) => `el operador \`${name}\``,
  texto: (name: string) => `un texto entre comillas que contenga \`${name}\``,
} as const;

export type PlainConstruct = keyof typeof plain;
type NamedConstruct = keyof typeof named;

/** Something that a program may have to use, or may not. */
export type Construct =
  | { readonly kind: PlainConstruct }
  | { readonly kind: NamedConstruct; readonly name: string };

/** What authors may write, for the message that refuses anything else. */
export const knownConstructs: readonly string[] = [
  ...Object.keys(plain),
  ...Object.keys(named).map((kind) => `${kind}:…`),
];

const isPlain = (text: string): text is PlainConstruct =>
  Object.hasOwn(plain, text);

const isNamed = (text: string): text is NamedConstruct =>
  Object.hasOwn(named, text);

/** Reads `for` or `funcion:printf`; nothing where it is no construct. */
export function readConstruct(text: string): Construct | undefined {
  if (isPlain(text)) return { kind: text };
  const [, kind = '', name = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  return isNamed(kind) ? { kind, name } : undefined;
}

/** `un bucle \`for\``, with code between backticks. */
export function describeConstruct(construct: Construct): string {
  return 'name' in construct
    ? named[construct.kind](construct.name)
    : plain[construct.kind];
}

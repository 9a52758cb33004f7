/** @jest-environment node */
import { describeRule, knownConstructs, readConstruct } from '../constructs';
import type { RuleKind } from '../constructs';

function formatSentence(rule: RuleKind, text: string): string {
  const construct = readConstruct(text);
  return construct ? describeRule(rule, construct) : 'no es una construcción';
}

describe('what a condition tells the reader', () => {
  it('says that the = of a declaration is no assignment', () => {
    expect(formatSentence('required', 'operador:=')).toBe(
      'Asigna con `=` a una variable ya declarada: el `=` de la declaración no cuenta.',
    );
    expect(formatSentence('forbidden', 'operador:=')).toMatch(
      /el `=` de la declaración sí se puede/,
    );
  });

  it('tells an operator between two values from the same sign before one', () => {
    expect(formatSentence('required', 'operador:*')).toBe(
      'Usa el operador `*` entre dos valores.',
    );
    expect(formatSentence('required', 'operador:++')).toBe(
      'Usa el operador `++`.',
    );
  });

  it.each([
    [
      'funcion:puts',
      'Llama a la función `puts`.',
      'No llames a la función `puts`.',
    ],
    [
      'tipo:int',
      'Declara una variable de tipo `int`.',
      'No declares variables de tipo `int`.',
    ],
    ['for', 'Usa un bucle `for`.', 'No uses un bucle `for`.'],
  ])('names what counts of %s', (text, requiredText, forbiddenText) => {
    expect(formatSentence('required', text)).toBe(requiredText);
    expect(formatSentence('forbidden', text)).toBe(forbiddenText);
  });

  it.each([
    [
      'const:players',
      'Declara `players` con `const`, para que no pueda cambiar.',
    ],
    ['tipo:speed=double', 'Declara `speed` de tipo `double`.'],
    ['formato:%.1f', 'Usa `%.1f` en el texto de un `printf`.'],
  ])('names the object of %s', (text, expected) => {
    expect(formatSentence('required', text)).toBe(expected);
  });

  it('is a sentence for every construct there is', () => {
    const namedConstructs: Readonly<Record<string, string>> = {
      'formato:': '%d',
      'largo:': '25',
      'solo-formato:': '%d',
      'parametros:': 'x=1',
      'devuelve:': 'x=int',
      'recibe:': '%d=1',
      'aparte:': 'x=y',
    };
    for (const name of knownConstructs)
      for (const rule of ['required', 'forbidden'] as const)
        expect(
          formatSentence(
            rule,
            name.replace('…', namedConstructs[name.replace('…', '')] ?? 'x'),
          ),
        ).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each([
    'const:two words',
    'imprime:',
    'formato:.2f',
    'formato:%d %d',
    'funcion:dado=1',
    'funcion:dado=dos',
    'largo:0',
    'largo:muchas',
  ])('is none for %s, which names nothing that can be', (text) => {
    expect(readConstruct(text)).toBeUndefined();
  });

  it('is what the author wrote, where there is something', () => {
    const text = 'operador:= | Cambia `battery` dos veces.';
    expect(readConstruct(text)).toMatchObject({ kind: 'operador', name: '=' });
    expect(formatSentence('required', text)).toBe(
      'Cambia `battery` dos veces.',
    );
    expect(readConstruct('operador:||')).toEqual({
      kind: 'operador',
      name: '||',
    });
  });
});

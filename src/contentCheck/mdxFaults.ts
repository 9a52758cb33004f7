interface Fault {
  readonly expected: string;
  readonly found: string;
}

interface Translation {
  /** Matches the message of MDX. */
  readonly pattern: RegExp;
  readonly expected: string;
  /**
   * Text in Spanish; `$name` is replaced with the group that `when` captured.
   */
  readonly found: string;
}

const ANGLE_BRACKET_ADVICE =
  'un «<» del texto dentro de acentos graves (`<stdio.h>`) o escrito \\<; si es una etiqueta, completa';

/**
 * Translations of the messages of MDX. The first match wins, so specific
 * patterns come before general ones.
 */
const translations: readonly Translation[] = [
  {
    pattern: /to create a link in MDX/,
    expected: 'un enlace como [texto](https://…), sin «<» ni «>»',
    found: 'una dirección entre «<» y «>»',
  },
  {
    pattern: /to create a comment in MDX/,
    expected: 'un comentario como {/* texto */}',
    found: '<!--',
  },
  {
    pattern: /Unexpected end of file in expression/,
    expected:
      'una llave «{» del texto dentro de acentos graves o escrita \\{; si es código, con su «}»',
    found: 'una llave «{» sin cerrar',
  },
  {
    pattern:
      /Could not parse expression with acorn|Unexpected (?:extra )?content (?:`?\w+`? )?in expression|Unexpected lazy line in expression/,
    expected:
      'las llaves del texto dentro de acentos graves, o escritas \\{ \\}',
    found: 'unas llaves con algo que no es código JavaScript',
  },
  {
    pattern: /Could not parse import\/exports with acorn/,
    expected:
      'una línea que no empiece por «import» ni «export» en inglés, salvo el código de verdad',
    found: 'un «import» o «export» que no es código JavaScript',
  },
  {
    pattern: /Expected a closing tag for `(?<tag><[^`]*>)`/,
    expected:
      'la etiqueta cerrada, $close, en el mismo párrafo o bloque; si es texto, $tag dentro de acentos graves',
    found: '$tag sin cerrar',
  },
  {
    pattern: /Expected the closing tag `(?<tag><\/[^`]*>)` either/,
    expected:
      'la etiqueta que abre y $tag, cada una sola en su línea y entre líneas en blanco',
    found: '$tag pegada al texto',
  },
  {
    pattern:
      /Unexpected closing tag `(?<tag><[^`]*>)`, expected corresponding closing tag for `(?<open><[^`]*>)`/,
    expected: 'primero el cierre de $open',
    found: '$tag',
  },
  {
    pattern: /Unexpected closing slash/,
    expected: 'una etiqueta que abra antes de la que cierra',
    found: 'una etiqueta que cierra sin haberse abierto',
  },
  {
    pattern:
      /Unexpected character `(?<character>[\s\S]+?)` \(U\+\w+\) (?:before name|in name|before local name|in local name|before member name|in member name|after name)/,
    expected: ANGLE_BRACKET_ADVICE,
    found: 'un «<» y, en su etiqueta, «$character»',
  },
  {
    pattern: /Unexpected character `(?<character>[\s\S]+?)` \(U\+\w+\)/,
    expected: 'una etiqueta bien escrita, como <Exercise id="recibo">',
    found: '«$character» dentro de una etiqueta',
  },
  {
    pattern: /Unexpected end of file (?:before|in|after) /,
    expected: ANGLE_BRACKET_ADVICE,
    found: 'un «<» que no se cierra antes del final',
  },
];

function fillTemplate(
  text: string,
  groups: Readonly<Record<string, string | undefined>>,
): string {
  const tag = groups.tag ?? '';
  const values: Readonly<Record<string, string | undefined>> = {
    ...groups,
    close: tag.replace('<', '</'),
  };
  return text.replace(/\$(\w+)/g, (matchedText, name: string) => {
    const value = values[name];
    return value === undefined
      ? matchedText
      : value === ' '
        ? 'espacio'
        : value;
  });
}

/** Translates an MDX error to Spanish: what to write, and what was found. */
export function translateMdx(reason: string): Fault {
  for (const { pattern, expected, found } of translations) {
    const match = pattern.exec(reason);
    if (!match) continue;
    const groups = match.groups ?? {};
    return {
      expected: fillTemplate(expected, groups),
      found: fillTemplate(found, groups),
    };
  }
  return {
    expected: 'Markdown que se pueda leer (MDX dice por qué, en inglés)',
    found: reason.split('\n')[0] ?? '',
  };
}

import type { CardText, ToolCard } from '../types';
import { notSplitNumber } from './lexical';
import { libraryFunctions } from './names';
import { statementHeader, libraryCalls } from './statements';
import { noRepeatedToken } from './repeatedToken';

const startOfDeclaration =
  'int|char|float|double|long|short|unsigned|signed|const|static|struct|enum|bool|size_t|FILE';
const startOfStatement = `${startOfDeclaration}|if|for|while|do|return|switch|break|continue`;

/** Messages about code that an early `}` left outside its function. */
const outsideFunctionMessage =
  /^(?:extraneous closing brace|expected (?:identifier or '\('|parameter declarator|'\)'|'while' in do)|type specifier missing|a function declaration without|conflicting types for|'\w+' statement not in|unknown type name|\w+ (?:loop|statement) outside|redefinition of)/;

const numberType =
  '(?:(?:unsigned|signed|long|short)\\s+)*(?:int|char|float|double|long|short|unsigned)';

/**
 * Second `(` of a doubled one at the start of a definition or of a call
 * statement.
 */
const doubledParenthesis =
  '(?<=^[ \\t]*(?!(?:if|else|for|while|do|switch|return|case)\\b)\\w[\\w \\t*]*\\()\\(';

const parameterType = `\\b(?:int|char|float|double|long|short|unsigned|bool|struct\\s+\\w+)`;

/** Condition up to its closing `)`. */
const condition =
  '\\b(?:if|while)\\s*\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)\\s*';

/** Lookahead: every string opened on the line is closed on the line. */
const closedStrings = '(?=[^"]*(?:"[^"]*"[^"]*)*$)';
/** Capitalised words up to `,` or `)`, like an unquoted title or name. */
const capitalisedWords = new RegExp(
  `^${closedStrings}\\p{Lu}\\p{Ll}+(?: \\p{L}+)*\\s*[,)]`,
  'u',
);
const noQuotes = { lack: 'faltan las comillas' };
const noFirstQuote = { lack: 'falta la comilla que lo abre' };

const missingParenthesisTexts = {
  fault: 'Falta el paréntesis que abre después de',
  why: 'El paréntesis se olvidó o se borró',
  mend: 'Escribe',
};
const misplacedParenthesisTexts = {
  fault: 'El paréntesis que abre quedó delante de',
  why: 'El nombre y el paréntesis están en otro orden',
  mend: 'Lleva',
};

/** Unfinished call, up to one of its arguments. */
const unfinishedCall =
  /(?<=\w\s*)(?<!\b(?:if|while|for|switch|return|sizeof)\s*)\((?:[^();{}]|\((?:[^()]|\([^()]*\))*\))*$/;

/** Texts for a line that ends in a comma instead of a semicolon. */
export const commaAtEndTexts: Omit<CardText, 'id'> = {
  title: 'Hay una coma donde va un punto y coma',
  meaning:
    'La línea termina en `,`, así que para C la instrucción continúa en la siguiente.',
  cause:
    'En el teclado en español, la coma y el punto y coma están en la misma tecla.',
  fix: 'Cambia la `,` del final de la línea por `;`.',
  change: ['int edad = 20,', 'int edad = 20;'],
  lesson: 'compile#el-punto-y-coma-olvidado',
};

/** Missing or extra semicolons, brackets and commas. */
export const syntaxCards: readonly ToolCard[] = [
  {
    id: 'cast-without-value',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: new RegExp(`\\((?<type>${numberType})\\)\\s*$`),
        at: /^(?:[;,]|(?:\)\s*)+(?:[;,{]|$))/,
      },
    ],
    title: 'Falta el valor después de `($type)`',
    meaning:
      'Un tipo entre paréntesis convierte el valor que va justo después. Aquí no hay ninguno.',
    cause: 'El valor se olvidó o se borró.',
    fix: 'Escribe después de `($type)` el valor que se convierte.',
    change: ['promedio = ($type);', 'promedio = ($type)suma;'],
    lesson: 'conversiones',
  },
  {
    id: 'cast-without-parenthesis',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: /(?:[-+*/%=(,<>&|?:]|\breturn)\s*$/,
        at: new RegExp(`^(?<type>${numberType})\\s*\\)\\s*[\\w(]`),
      },
    ],
    title: 'Falta el `(` antes de `$type`',
    meaning:
      'El tipo al que se convierte un valor va entre paréntesis: `($type)`.',
    cause: 'El `(` se olvidó o se borró.',
    fix: 'Escribe `(` justo antes de `$type`.',
    change: ['suma / $type)cantidad', 'suma / ($type)cantidad'],
    lesson: 'conversiones',
  },
  {
    id: 'comma-for-semicolon',
    isCause: true,
    when: [
      {
        message: /^expected ';' (?:after|at end of)/,
        onwards: /^[ \t]*,[ \t\r]*\n/,
      },
      {
        message: /^expected expression$/,
        before: /^\s*$/,
        at: new RegExp(`^(?:${startOfStatement})\\b|^\\}`),
        upTo: /(?<=[;{}][^;{}()]*(?:\((?:[^;{}()]|\((?:[^;{}()]|\([^;{}()]*\))*\))*\)[^;{}()]*)+),\s*$/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected parameter declarator|^redefinition of/,
        upTo: new RegExp(
          `(?<=^[ \\t]*(?:${startOfDeclaration})\\b[^;{}()\\n]*),[ \\t\\r]*\\n\\s*(?:\\w+\\()?$`,
          'm',
        ),
        pointsTo: 'upTo',
      },
    ],
    ...commaAtEndTexts,
  },
  {
    id: 'condition-closed-early',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: new RegExp(`${condition}$`),
        at: /^\|\|/,
      },
      {
        message: /^expected identifier$|^use of undeclared label '/,
        before: new RegExp(`${condition}&&\\s*$`),
      },
      {
        message:
          /^(?:ordered )?comparison between pointer and integer \('void \*'/,
        before: new RegExp(`${condition}&&\\s*\\w+\\s*$`),
      },
    ],
    title: 'La condición entera va entre paréntesis',
    meaning:
      'El paréntesis que abre después de `if` o `while` se cierra antes de `&&` o `||`. Lo que sigue queda fuera de la condición.',
    cause: 'Cada comparación tiene sus paréntesis, y faltan los de afuera.',
    fix: 'Encierra toda la condición en otro par de paréntesis.',
    change: ['if (a > 0) && (b > 0)', 'if ((a > 0) && (b > 0))'],
    lesson: 'condicionales#dos-preguntas-en-una',
  },
  {
    id: 'extra-closing-parenthesis',
    isCause: true,
    when: [
      { message: /^extraneous '(?<sign>[)\]])'/ },
      {
        message: /^expected expression$/,
        before: /\)\s*$/,
        at: /^(?<sign>\))/,
      },
      {
        message: /^expected function body after function declarator/,
        at: /^\s*(?<sign>\))/,
      },
    ],
    title: 'Sobra un `$sign`',
    meaning:
      'Este `$sign` no cierra nada: cada uno abierto ya tiene su pareja.',
    cause: 'Se escribió dos veces, o falta el que abre.',
    fix: 'Cuenta los que abren y los que cierran en la línea, y borra el que sobra.',
    change: ['puts("Hola"));', 'puts("Hola");'],
    lesson: 'compile',
  },
  {
    id: 'extra-opening-parenthesis',
    isCause: true,
    when: [
      { message: /^type specifier missing/, before: /\($/, at: /^\(/ },
      { message: /^type specifier missing/, before: /\(\($/ },
      {
        message: /^expected '\)'$/,
        upTo: new RegExp(
          `${doubledParenthesis}(?=(?:[^(){};]|\\([^()]*\\))*\\)\\s*(?![^]))`,
          'm',
        ),
        onwards: /^\s*[;{]/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected function body after function declarator/,
        upTo: new RegExp(`${doubledParenthesis}(?=[^()]*\\)\\s*\\{)`, 'm'),
        pointsTo: 'upTo',
      },
    ],
    title: 'Sobra un paréntesis de apertura `(`',
    meaning: 'Hay dos `(` seguidos, y después solo uno se cierra.',
    cause: 'El `(` se escribió dos veces.',
    fix: 'Borra uno de los dos.',
    change: ['int main((void)', 'int main(void)'],
    lesson: 'compile',
  },
  {
    id: 'missing-semicolon',
    isFallback: true,
    when: [
      { message: /^expected ';' (?:after|at end of)/ },
      { message: /^expected ';'$/ },
    ],
    title: 'Falta un punto y coma',
    meaning:
      'Cada instrucción de C termina en `;`. El compilador llegó a lo que sigue y no lo encontró.',
    cause: 'La línea señalada, o la anterior, termina sin `;`.',
    fix: 'Escribe `;` en el lugar señalado.',
    change: ['printf("Hola\\n")', 'printf("Hola\\n");'],
    lesson: 'compile#el-punto-y-coma-olvidado',
  },
  {
    id: 'missing-semicolon-type',
    when: [{ message: /^expected ';' after (?<word>struct|union|enum)/ }],
    title: 'Falta un punto y coma después de `$word`',
    meaning:
      'La definición de un tipo con `$word` también termina en `;`, después de su llave de cierre.',
    cause:
      'Una función acaba en `}` sin nada más, y es fácil creer que aquí es igual.',
    fix: 'Escribe `;` después de la `}` que cierra la definición.',
    change: [
      'struct punto { int x; int y; }',
      'struct punto { int x; int y; };',
    ],
  },
  {
    id: 'for-separators',
    when: [
      { message: /^expected ';' in 'for' statement specifier/ },
      {
        message: /^redefinition of|^expected (?:identifier|';' at end)/,
        before: /\bfor\s*\([^;]*,\s*\w*$/,
      },
      { message: /^expected expression$/, before: /\bfor\s*\([^;]*,[^;]*,/ },
    ],
    title: 'Las partes del `for` se separan con punto y coma',
    meaning:
      'Entre los paréntesis de un `for` van tres partes: inicio, condición y paso. Las separan dos `;`.',
    cause: 'Hay una coma donde va un `;`, o falta una de las tres partes.',
    fix: 'Cambia las comas por `;`. Si una parte no hace falta, déjala vacía, pero conserva su `;`.',
    change: ['for (i = 0, i < 3, i++)', 'for (i = 0; i < 3; i++)'],
  },
  {
    id: 'missing-closing-brace',
    when: [{ message: /^expected '}'$/ }],
    title: 'Falta una llave de cierre `}`',
    meaning:
      'El compilador llegó hasta aquí sin encontrar la `}` de una `{` abierta antes, en la línea $note.',
    cause:
      'Se abrió un bloque y no se cerró. La llave que falta suele ir antes de la línea señalada.',
    fix: 'Busca qué `{` se quedó sin pareja y escribe su `}`. Con el código bien sangrado se ve de inmediato.',
    lesson: 'estructura#errores-comunes',
  },
  {
    id: 'unclosed-list',
    isCause: true,
    when: [
      {
        message: /^expected '}'$/,
        upTo: /(?<==\s*\{[^;{}]*[^\s,;{}])[ \t\r]*\n\s*$/,
        onwards: /^(?![^;]*\})/,
        pointsTo: 'upTo',
      },
      { message: /^expected '}'$/, upTo: /=\s*\{[^;]*$/, onwards: /^\s*;/ },
      {
        message:
          /^expected (?:'= constant-expression' or end of enumerator definition|'\}' or ',')/,
        onwards: /^\s*;[^{}]*(?:\{|$)/,
      },
    ],
    title: 'Falta la `}` que cierra la lista',
    meaning:
      'La lista de valores se abre con `{` y no se cierra. Lo que sigue se lee como si fuera otro valor.',
    cause: 'La `}` se olvidó o se borró.',
    fix: 'Después del último valor escribe `}`, y detrás, `;`.',
    change: ['int notas[3] = {7, 8, 9', 'int notas[3] = {7, 8, 9};'],
  },
  {
    id: 'unclosed-block',
    isCause: true,
    when: [
      {
        message:
          /^(?:expected '}'$|expected 'while' in do|function definition is not allowed)/,
        upTo: /(?<!=\s*\{[^;]*)$/,
        brace: 'unclosed',
      },
      { message: /^expected expression$/, at: /^else\b/, brace: 'unclosed' },
    ],
    title: 'Falta una llave de cierre `}`',
    meaning:
      'Por la sangría, el bloque que se abre en la línea $opened termina aquí, y su `}` no está.',
    cause: 'La `}` se olvidó o se borró.',
    fix: 'Escribe `}` aquí, a la altura de la línea que abrió el bloque.',
    lesson: 'estructura#errores-comunes',
  },
  {
    id: 'unopened-block',
    isCause: true,
    when: [
      { severity: 'error', message: outsideFunctionMessage, brace: 'unopened' },
      { message: /^expected expression$/, at: /^else\b/, brace: 'unopened' },
      {
        message: /^expected expression$/,
        before: /^\s*$/,
        at: new RegExp(`^(?:${startOfDeclaration})\\b`),
        brace: 'unopened',
      },
      { message: /^use of undeclared identifier/, brace: 'unopened' },
    ],
    title: 'Falta la llave `{` que abre el bloque',
    meaning:
      'Más abajo hay una `}` que cierra este bloque, pero ninguna `{` lo abre. Esa `}` cierra entonces la función antes de tiempo.',
    cause: 'La `{` del final de la línea se olvidó o se borró.',
    fix: 'Escribe `{` en el lugar señalado.',
    change: ['if (edad > 17)', 'if (edad > 17) {'],
    lesson: 'estructura',
  },
  {
    id: 'declaration-without-block',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        at: new RegExp(`^(?:${startOfDeclaration})\\b`),
        upTo: new RegExp(`(?<=${statementHeader})\\s*$`),
        pointsTo: 'upTo',
        brace: 'none',
      },
    ],
    title: 'Falta la llave `{` antes de una declaración',
    meaning:
      'Sin llaves, un `if` o un bucle lleva una sola instrucción, y una declaración no puede ser esa.',
    cause: 'Las llaves del bloque se olvidaron o se borraron.',
    fix: 'Escribe `{` en el lugar señalado, y `}` después de la última instrucción del bloque.',
    change: [
      'if (edad > 17)\n    int resto = edad - 17;',
      'if (edad > 17) {\n    int resto = edad - 17;\n}',
    ],
    lesson: 'estructura',
  },
  {
    id: 'extra-closing-brace',
    isCause: true,
    when: [
      { severity: 'error', message: outsideFunctionMessage, brace: 'extra' },
      { message: /^expected expression$/, at: /^else\b/, brace: 'extra' },
      { message: /^extraneous closing brace/, brace: 'none' },
    ],
    title: 'Sobra una llave de cierre `}`',
    meaning: 'Esta `}` no cierra nada: cada `{` anterior ya tiene su pareja.',
    cause:
      'Hay una `}` de más, o una `{` que falta más arriba: por ejemplo, después de un `if`.',
    fix: 'Cuenta las llaves desde el inicio de la función. Borra la que sobra o escribe la `{` que falta. Si hay un error anterior, empieza por él.',
    lesson: 'estructura',
  },
  {
    id: 'missing-parenthesis',
    isFallback: true,
    when: [
      {
        message: /^expected '\)'$/,
        before: /^\s*$/,
        upTo: /\s*$/,
        pointsTo: 'upTo',
      },
      // A list of parameters that ends in a comma, and then a body or its end.
      {
        message: /^expected parameter declarator$/,
        before: /^\s*$/,
        at: /^[{}]/,
        upTo: /,\s*$/,
        pointsTo: 'upTo',
      },
      { message: /^expected '\)'$/ },
    ],
    title: 'Falta un paréntesis de cierre `)`',
    meaning: 'Se abrió un `(` y el compilador llegó hasta aquí sin su `)`.',
    cause: 'Un `)` olvidado, casi siempre antes del `;` o de la `{`.',
    fix: 'Cuenta los paréntesis de la línea: debe haber tantos `)` como `(`.',
    change: ['printf("Hola\\n";', 'printf("Hola\\n");'],
    lesson: 'compile',
  },
  {
    id: 'missing-opening-parenthesis',
    isCause: true,
    when: [
      {
        message: /^expected ';' after expression/,
        before: /\b(?<name>[A-Za-z_]\w*)\s*$/,
        at: /^\s*(?<rest>".*|'(?:[^'\\]|\\.)'\s*[,)].*)/,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected ';' after expression/,
        at: /^\s+(?<rest>(?:-?\d|[a-z]\w*\s*\().*)/,
        line: noRepeatedToken,
        upTo: /\b(?<name>[a-z]\w*)\s*\([^]*[;{}]\s*\k<name>$/,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected ';' after expression/,
        before: new RegExp(`^\\s*(?<name>${libraryCalls})$`),
        at: /^\s+(?<rest>[-\w].*)/,
        line: noRepeatedToken,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected '\)'$/,
        before:
          /(?:^|[(=;{}!,]|\breturn)\s*(?<open>\(\s*)(?<name>[A-Za-z_]\w*)\s*$/,
        at: /^\s*(?<rest>["'].*)/,
        given: misplacedParenthesisTexts,
      },
      {
        message: /^expected '\)'$/,
        before: /\(\s*(?<name>[fs]?n?printf|[fs]?scanf|f?puts)\s*$/,
        at: /^\s*(?<rest>".*)/,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected ';' after top level declarator/,
        before: /\b(?<name>[A-Za-z_]\w+?)(?<rest>void)$/,
        at: /^\s*\)/,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected ';' after top level declarator/,
        before: /\b(?<name>[A-Za-z_]\w+?)(?<rest>int|char|float|double|long)$/,
        at: /^\s+\w+\s*(?:,[^(){};]*)?\)/,
        given: missingParenthesisTexts,
      },
      {
        message: /^expected ';' after top level declarator/,
        before: /\b(?<name>[A-Za-z_]\w+)$/,
        at: new RegExp(
          `^\\s+(?<rest>void\\s*\\)|${numberType}\\b[^(){};]*\\))`,
        ),
        given: missingParenthesisTexts,
      },
      {
        message: /^use of undeclared identifier '(?<name>\w+)'/,
        joinedTo: libraryFunctions,
        given: missingParenthesisTexts,
      },
    ],
    title: '$fault `$name`',
    meaning:
      'Lo que recibe una función va entre paréntesis: `(` justo después de su nombre y `)` al final.',
    cause: '$why.',
    fix: '$mend el `(` después de `$name`.',
    change: ['$open$name$rest', '$name($rest'],
    lesson: 'compile',
  },
  {
    id: 'scanf-not-closed',
    isCause: true,
    when: [
      {
        message: /^comparison between pointer and integer/,
        before: /\b(?<name>f?scanf)\s*\((?:[^()"]|"[^"]*")*&[\w.[\]]+\s*$/,
      },
      {
        message: /^comparison between pointer and integer/,
        before: /\b(?<name>f?scanf)\s*\(\(.*\)\s*$/,
      },
    ],
    title: 'Falta el `)` que cierra `$name`',
    meaning:
      'La comparación quedó dentro de los paréntesis de `$name`: así se compara una dirección, no cuántos valores se leyeron.',
    cause: 'Se olvidó el `)` que va antes de la comparación.',
    fix: 'Cierra los paréntesis de `$name` antes de comparar.',
    change: ['$name("%d", &edad != 1', '$name("%d", &edad) != 1'],
    lesson: 'entrada',
  },
  {
    id: 'parenthesis-before-text',
    isCause: true,
    when: [
      {
        message: /^expected ';' after expression/,
        upTo: /"\s*\)\s*$/,
        onwards: /^\s*"/,
      },
    ],
    title: 'El `)` está antes del último texto',
    meaning:
      'El `)` termina lo que recibe la función. El texto que sigue queda afuera, y no llega a ella.',
    cause: 'El `)` y el texto están en otro orden.',
    fix: 'Lleva el `)` después del texto, justo antes del `;`.',
    change: ['puts("Hola, ") "mundo";', 'puts("Hola, " "mundo");'],
    lesson: 'salida',
  },
  {
    id: 'text-without-quotes',
    isCause: true,
    when: [
      {
        severity: 'error',
        message: /./,
        before: /\b(?:printf|puts|scanf)\s*\(\s*[^"'()]*$/,
        at: new RegExp(
          `^(?![,"'“”«»‘’´])${closedStrings}(?:[^"]*\\\\n|[¡¿][^"]*|%[\\d.]*l*[a-z][^"()]*?)\\s*[,)]`,
        ),
        given: noQuotes,
      },
      {
        message: /^use of undeclared identifier '[^']+'$/,
        upTo: /\b(?:printf|puts)\s*\(\s*$/,
        at: capitalisedWords,
        given: noQuotes,
      },
      {
        message: /^use of undeclared identifier '[^']+'$/,
        upTo: /,\s*$/,
        at: capitalisedWords,
        specifier: 's',
        given: noQuotes,
      },
      {
        message: /^use of undeclared identifier '[^']+'$/,
        before: /\b(?:printf|puts)\s*\(\s*$/,
        at: /^[^"(),]*"\s*\)\s*;\s*$/,
        given: noFirstQuote,
      },
      {
        message: /^missing terminating '"' character/,
        before: /\b(?:printf|puts|scanf)\s*\(\s*[^"'()\s][^"'()]*$/,
        given: noFirstQuote,
      },
      {
        message: /^missing terminating '"' character/,
        before: /^(?:[^"]*"[^"]*")+[^"]*[,(]\s*[^\s"',()][^"',()]*$/,
        at: /^"\s*[,)]/,
        given: noFirstQuote,
      },
      {
        message: /^missing terminating '"' character/,
        before: /^\s*(?!#)[^"'()\s][^"']*\\n$/,
        given: noFirstQuote,
      },
      {
        message: /^expected '\)'$/,
        before: /^\s*$/,
        at: /^(?!")[^"]*\\n"/,
        given: noFirstQuote,
      },
      {
        message: /^expected '\)'$/,
        before: /\b(?:printf|puts)\s*\(\s*[^"'(),\s][^"'(),]*\s$/,
        at: /^\p{L}/u,
        given: noFirstQuote,
      },
      {
        severity: 'error',
        message: /./,
        before: /\b(?:printf|puts|scanf)\s*\(\s*[^"'()]*$/,
        at: /^(?![,"'“”«»‘’´])[^"]*\\n|^[¡¿]|^%[\d.]*l*[a-z]/,
        given: noFirstQuote,
      },
    ],
    title: 'A este texto le $lack',
    meaning:
      'Un texto va entre comillas dobles. Sin ellas, C lee cada palabra como el nombre de una variable.',
    cause: 'Se olvidó la comilla del principio, o las dos.',
    fix: 'Escribe `"` justo antes de la primera letra, y otra al final si no está.',
    change: ['printf(Hola\\n);', 'printf("Hola\\n");'],
    lesson: 'salida',
  },
  {
    id: 'dot-for-semicolon',
    isCause: true,
    when: [
      {
        message: /^member reference base type '(?!char ?\[)/,
        onwards: /^[^;{}\n]*\.[ \t\r]*\n/,
      },
      {
        message: /^member reference base type 'char ?\[/,
        upTo: /[;{}][^(;{}]*$/,
        onwards: /^\.[ \t\r]*\n/,
      },
      {
        message: /^expected (?:identifier|unqualified-id)/,
        before: /^\s*$/,
        upTo: /(?<!\([^();]*)\.\s*\n\s*$/,
        pointsTo: 'upTo',
      },
    ],
    title: 'Hay un punto donde va un punto y coma',
    meaning:
      'La línea termina en `.`, y para C un punto pide un campo de una estructura.',
    cause:
      'Las dos teclas están cerca, y en español una frase termina en punto.',
    fix: 'Cambia el `.` del final de la línea por `;`.',
    change: ['puts("Hola").', 'puts("Hola");'],
    lesson: 'compile#el-punto-y-coma-olvidado',
  },
  {
    id: 'colon-for-semicolon',
    isCause: true,
    when: [
      {
        message: /^expected ';' (?:at end of|after (?!top))/,
        before: /^(?!\s*(?:\d+|'[^']*')\s*$)/,
        onwards: /^[ \t]*:[ \t\r]*[\n}]/,
      },
    ],
    title: 'Hay dos puntos donde va un punto y coma',
    meaning:
      'Cada instrucción de C termina en `;`. Los dos puntos van en otros lugares, como después de `case 1`.',
    cause: 'Los dos signos se parecen, y sus teclas están cerca.',
    fix: 'Cambia el `:` del final por `;`.',
    change: ['return 0:', 'return 0;'],
    lesson: 'compile#el-punto-y-coma-olvidado',
  },
  {
    id: 'extra-comma',
    isCause: true,
    when: [
      {
        message:
          /^expected (?:expression|identifier|parameter declarator|member name)/,
        before: /,$/,
        at: /^,/,
      },
      {
        message: /^expected (?:expression|parameter declarator)$/,
        before: /,\s*$/,
        at: /^\)/,
      },
      {
        message: /^expected (?:expression|parameter declarator)$/,
        before: /\(\s*$/,
        at: /^,/,
      },
    ],
    title: 'Hay una coma de más',
    meaning: 'Una coma separa dos valores, y aquí falta uno de los dos.',
    cause:
      'La coma se escribió dos veces o fuera de su sitio, o se borró el valor que iba a su lado.',
    fix: 'Borra la coma que sobra, o llévala entre los dos valores. Si falta uno, escríbelo.',
    change: ['printf("%d\\n",, edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'dot-for-comma',
    isCause: true,
    when: [
      {
        message: /^expected identifier$/,
        before: /\([^()]*["'\w)\]]\s*\.\s*$/,
        line: notSplitNumber,
      },
      {
        message: /^expected '\)'$/,
        at: /^\s*\.\s*\w/,
        line: notSplitNumber,
      },
      {
        message: /^expected ';' at end of declaration/,
        at: /^\s*\.\s+[A-Za-z_]\w*\s*[=,;[]/,
      },
      {
        message: /^expected ';' at end of declaration/,
        before: /\d\.$/,
        at: /^\s+[A-Za-z_]\w*\s*[=,;[]/,
      },
      { message: /^expected '\)'$/, before: /\d\.\s+$/, at: /^\d/ },
      {
        message: /^expected '\)'$/,
        before: /\d\.\s+$/,
        at: /^(?<name>\w+)/,
        upTo: unfinishedCall,
        isVariable: true,
      },
      {
        message: /^invalid suffix '(?<name>\w+)' on floating constant/,
        before: /\d\.$/,
        upTo: unfinishedCall,
        isVariable: true,
      },
      {
        message: /^member reference base type '/,
        at: /^\.\s*(?<name>\w+)/,
        upTo: unfinishedCall,
        isVariable: true,
      },
      {
        message: /^member reference base type 'char ?\[/,
        upTo: /\([^();{}]*"\s*$/,
        at: /^(?!\.\s*format\b)/,
      },
      {
        message: /^expected (?:identifier|unqualified-id)/,
        before: /^\s*$/,
        upTo: /(?<=\([^();]*)\.\s*\n\s*$/,
        pointsTo: 'upTo',
      },
    ],
    title: 'Hay un punto donde va una coma',
    meaning:
      'Lo que recibe una función, o lo que declara una línea, va separado por comas. Para C, un punto pide un campo de una estructura.',
    cause: 'Las dos teclas son vecinas.',
    fix: 'Cambia el `.` por `,`.',
    change: ['printf("%d\\n". edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'semicolon-for-comma',
    isCause: true,
    when: [
      {
        message: /^expected '\)'$/,
        before: /^(?!.*\bfor\b).*\(/,
        at: /^\s*;\s*[&\w"'(-][^;]*\)\s*;/,
      },
      {
        message: /^expected '\)'$/,
        // Only with the `;` on the line where the call begins: on a later line
        // the call is unfinished.
        upTo: /[;{}]\s*[^\n;{}]*$/,
        onwards:
          /^[ \t]*;[ \t]*\n[ \t]*[&\w"'(-](?:[^;{}()]|\([^()]*\))*\)[ \t]*;/,
      },
      {
        message: /^use of undeclared identifier/,
        upTo: new RegExp(`(?<=[;{}]\\s*${numberType}\\b[^;{}]*);[ \\t]*$`),
        at: /^\w+\s*(?:=(?!=)[^;,]*)?,\s*\w+\s*[=,;]/,
        pointsTo: 'upTo',
      },
    ],
    title: 'Hay un punto y coma donde va una coma',
    meaning:
      'Lo que recibe una función, o lo que declara una línea, va separado por comas. El `;` termina la instrucción antes de tiempo.',
    cause:
      'En el teclado en español, la coma y el punto y coma están en la misma tecla.',
    fix: 'Cambia el `;` por `,`.',
    change: ['printf("%d\\n"; edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'semicolon-inside-parentheses',
    isCause: true,
    when: [{ message: /^unexpected ';' before '\)'/, at: /^;/ }],
    title: 'Hay un `;` antes de cerrar el paréntesis',
    meaning:
      'El `;` termina la instrucción. Aquí el paréntesis sigue abierto, así que llega antes de tiempo.',
    cause: 'El `)` y el `;` están en otro orden, o el `;` sobra.',
    fix: 'Cierra primero el paréntesis y después escribe `;`.',
    change: ['puts("Hola"; )', 'puts("Hola");'],
    lesson: 'compile',
  },
  {
    id: 'parentheses-in-declaration',
    isCause: true,
    when: [
      {
        message: /^expected (?:parameter declarator|'\)')$/,
        before: new RegExp(
          `^\\s*(?:(?:static|const)\\s+)*${numberType}\\s+(?<name>\\w+)\\s*\\($`,
        ),
        at: /^(?<value>\d[\w.]*)\s*\)/,
      },
    ],
    title: 'Con paréntesis, `$name` parece una función',
    meaning:
      'El tamaño de un arreglo va entre `[` y `]`, y un primer valor va después de `=`.',
    cause:
      'En otros lenguajes se declara con paréntesis, o sobra el tipo delante de una llamada.',
    fix: 'Escribe `$name[$value]` si es un arreglo, `$name = $value` si es su primer valor. Para llamar a una función, quita el tipo.',
    change: ['char nombre(20);', 'char nombre[20];'],
  },
  {
    id: 'sign-for-bracket',
    isCause: true,
    when: [
      {
        message: /^expected (?:';' (?:after|at end)|'\)')/,
        before: /\w\s*$/,
        at: /^\s*(?<sign>\{)\w+\]/,
      },
      {
        message: /^expected (?:parameter declarator|'\)')/,
        before: /\w(?<sign>\()$/,
        at: /^\d+\]/,
      },
      {
        message: /^expected '}'$/,
        upTo: /(?<=\w[ \t]*)(?<sign>\{)(?=\w+\])/,
        pointsTo: 'upTo',
      },
    ],
    title: 'Hay un signo `$sign` donde va un `[`',
    meaning:
      'El tamaño o la posición de un arreglo va entre `[` y `]`. Aquí está el `]`, y ningún `[` lo abre.',
    cause: 'Se tecleó un signo por otro.',
    fix: 'Cambia `$sign` por `[`.',
    change: ['char nombre$sign40];', 'char nombre[40];'],
  },
  {
    id: 'missing-opening-bracket',
    isCause: true,
    when: [
      {
        message: /^expected (?:';'|'\)'|expression)/,
        before: /^[^[\]]*\w\s*$/,
        at: /^\s*\]/,
      },
    ],
    title: 'Falta un corchete de apertura `[`',
    meaning: 'Hay un `]` que no cierra nada: ningún `[` está abierto.',
    cause: 'El `[` se olvidó después del nombre del arreglo.',
    fix: 'Escribe `[` entre el nombre y el número.',
    change: ['char nombre40] = "";', 'char nombre[40] = "";'],
  },
  {
    id: 'comma-in-brackets',
    isCause: true,
    when: [
      { message: /^expected ']'$/, before: /\w\[[^\]]*$/, at: /^\s*,/ },
      {
        message: /^left operand of comma operator has no effect/,
        before: /\w\[[^\]]*$/,
        at: /^[^\]]*,[^\]]*\]/,
      },
      {
        message: /^array type '[^']+' is not assignable/,
        before: /\w\[[^\],]*,[^\]]*\]\s*$/,
      },
      { flag: 'format', message: /./, at: /^&?\w+\[[^\],]*,[^\]]*\]/ },
    ],
    title: 'Cada índice va entre sus propios corchetes',
    meaning:
      'Una matriz lleva un par de corchetes por la fila y otro por la columna. Con una coma, C no ve dos índices.',
    cause: 'En matemáticas y en otros lenguajes se escriben con una coma.',
    fix: 'Cambia la coma por `][`.',
    change: ['m[1, 2]', 'm[1][2]'],
  },
  {
    id: 'missing-bracket',
    isCause: true,
    when: [
      { message: /^expected ']'$/, at: /^(?!\s*,)/, line: noRepeatedToken },
      { message: /^expected expression$/, before: /\[\w*[({]\s*$/ },
      { message: /^expression is not assignable/, before: /\[[^\]]*$/ },
    ],
    title: 'Falta un corchete de cierre `]`',
    meaning: 'Se abrió un `[` y el compilador llegó hasta aquí sin su `]`.',
    cause: 'Un `]` olvidado al declarar un arreglo o al pedir un elemento.',
    fix: 'Escribe `]` después del tamaño o del índice.',
    change: ['int notas[3;', 'int notas[3];'],
  },
  {
    id: 'reference-parameter',
    isCause: true,
    when: [
      {
        message: /^expected '\)'$/,
        before: new RegExp(
          `[(,]\\s*(?:const\\s+)?(?<type>${parameterType})\\s*$`,
        ),
        at: /^&\s*(?<name>\w+)/,
      },
    ],
    title: 'C no tiene parámetros con `&`: usa un puntero',
    meaning:
      'En C++, `$type &$name` recibe la variable misma. En C se recibe su dirección, y la guarda un puntero.',
    cause: 'El ejemplo es de C++.',
    fix: 'Cambia `&` por `*`. Dentro de la función, el valor es `*$name`; al llamarla, se pasa la dirección, con `&` delante de la variable.',
    change: ['$type &$name', '$type *$name'],
  },
  {
    id: 'missing-comma-in-braces',
    isCause: true,
    when: [
      {
        message: /^expected '}'$/,
        upTo: /=\s*\{[^;]*[\w"'}]\s+$/,
        onwards: /^[-\w"'{][^;]*\}/,
      },
      { message: /^missing ',' between enumerators/ },
    ],
    title: 'Falta una coma entre dos elementos',
    meaning:
      'Lo que va entre llaves se separa con comas. Aquí hay dos elementos seguidos y nada entre ellos.',
    cause: 'La coma se olvidó, o se puso un espacio en su lugar.',
    fix: 'Escribe una coma en el lugar señalado.',
    change: ['{7 8 9}', '{7, 8, 9}'],
  },
  {
    id: 'missing-comma-declaration',
    isCause: true,
    when: [
      {
        at: /^[ \t]+(?<name>[A-Za-z_]\w*)\s*=(?!=)(?:[^;,()]|\([^()]*\))*,/,
      },
      { at: /^[ \t]+(?<name>[A-Za-z_]\w*)\s*=(?!=)/, isVariable: false },
    ].map((pattern) => ({
      message: /^expected ';' (?:at end of declaration|after top level)/,
      // The last declared variable already has its value.
      upTo: /=(?:[^;,=(){}]|\([^()]*\)|\{[^{}]*\})*(?<!\.)$/,
      line: noRepeatedToken,
      ...pattern,
    })),
    title: 'Falta una coma antes de `$name`',
    meaning:
      'Varias variables del mismo tipo caben en una declaración, separadas por comas. Aquí no hay nada entre el valor de una y el nombre de la siguiente.',
    cause: 'La coma se olvidó o se borró.',
    fix: 'Escribe una coma en el lugar señalado. Para empezar otra instrucción, escribe `;`.',
    change: ['int primera = 0 $name = 0;', 'int primera = 0, $name = 0;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'missing-comma-argument',
    when: [
      {
        message: /^expected '\)'$/,
        before: new RegExp(
          `^(?!.*\\b(?:if|while|for|switch)\\b).*(?:"\\s+|\\w(?<!${parameterType})\\s+)$`,
        ),
        at: /^["\w&]/,
      },
      {
        message: /^expected '\)'$/,
        before: /^\s*$/,
        at: /^(?:["&]|\w+\s*(?:[-+*/%,)([.]|$))/,
        upTo: /(?<=[\w"]),?\s*\n\s*$/,
        pointsTo: 'upTo',
      },
      {
        message: /^invalid operands to binary expression \('char/,
        before: /"\s*$/,
        at: /^(?:&|\*\s*[A-Za-z_])/,
      },
      {
        message: /^invalid operands to binary expression \('[^']*\*' and /,
        before: /&\w[\w.[\]]*\s+$/,
        at: /^&\w/,
      },
      { message: /^called object type 'char ?\[/, before: /"\s*$/, at: /^\(/ },
      {
        message: /^called object type 'char ?\[/,
        upTo: /(?<=")\s*\n\s*\w*$/,
        pointsTo: 'upTo',
      },
    ],
    title: 'Falta una coma entre dos valores',
    meaning:
      'Lo que recibe una función va separado por comas. Aquí hay dos valores seguidos y nada entre ellos.',
    cause: 'La coma que va después del texto de `printf` se olvida a menudo.',
    fix: 'Escribe una coma en el lugar señalado.',
    change: ['printf("%d\\n" edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'call-not-finished',
    isCause: true,
    when: [
      {
        message: /^expected '\)'$/,
        at: /^;/,
        upTo: /(?<=\b\w+\([^;{}]*,[ \t]*\n[ \t]*)(?:f?printf|puts|putchar|f?scanf)\((?:[^()]|\([^()]*\))*\)$/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected expression$/,
        before: /^\s*$/,
        at: new RegExp(`^(?:${startOfStatement})\\b|^\\}`),
        upTo: /\([^();{}]*,\s*$/,
      },
    ],
    title: 'La llamada de la línea anterior está a medias',
    meaning:
      'La línea anterior termina en coma: falta el resto de lo que recibe la llamada y su `)`. Aquí ya empieza otra instrucción.',
    cause: 'Dos líneas cambiaron de orden, o se borró el final de la llamada.',
    fix: 'Termina primero la llamada de la línea anterior, hasta su `);`, y deja esta instrucción para después.',
    lesson: 'salida',
  },
  {
    id: 'quote-inside-text',
    when: [
      {
        message: /^expected '\)'$/,
        before: /"$/,
        at: /^[^\s",;)\\]+[^"]*"[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/,
      },
    ],
    title: 'Una comilla cerró el texto antes de tiempo',
    meaning:
      'El texto termina en la primera `"` que aparece. Lo que sigue ya no es texto y el compilador no lo entiende.',
    cause: 'Hay comillas dentro del texto, sin una barra invertida delante.',
    fix: 'Dentro de un texto, la comilla se escribe `\\"`.',
    change: ['puts("Dijo "hola".");', 'puts("Dijo \\"hola\\".");'],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'stray-backslash',
    when: [{ message: /^(?:expected|use of)/, at: /^\\/ }],
    title: 'Hay una barra invertida fuera de un texto',
    meaning:
      'La barra `\\` solo tiene sentido dentro de comillas, como en `"\\n"`, o al final de una línea.',
    cause: 'El `\\n` quedó después de la comilla de cierre.',
    fix: 'Lleva la barra y su letra adentro de las comillas.',
    change: ['printf("Hola"\\n);', 'printf("Hola\\n");'],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'colon-after-condition',
    when: [
      {
        message: /^expected expression$/,
        before: /\b(?<word>if|while|for)\s*\(.*\)\s*$/,
        at: /^:/,
      },
      {
        message: /^expected expression$/,
        before: /\b(?<word>else)\s*$/,
        at: /^:/,
      },
    ],
    title: 'En C no van dos puntos después de `$word`',
    meaning: 'Lo que manda `$word` se encierra entre llaves.',
    cause: 'En Python y en pseudocódigo, los dos puntos abren el bloque.',
    fix: 'Quita los dos puntos y abre una llave.',
    change: ['if (puntos > 100):', 'if (puntos > 100) {'],
  },
  {
    id: 'double-slash-division',
    when: [
      {
        message: /^expected ';' after/,
        at: /^\s*\/\/\s*\w+\s*\)*\s*;/,
      },
    ],
    title: '`//` no divide: empieza un comentario',
    meaning:
      'Desde `//` hasta el final de la línea, el compilador no lee nada. La instrucción se queda a medias.',
    cause: 'En Python, `//` divide sin decimales.',
    fix: 'Usa una sola barra: entre dos enteros ya da un entero.',
    change: ['equipos = alumnos // 5;', 'equipos = alumnos / 5;'],
    lesson: 'operadores',
  },
  {
    id: 'condition-parentheses',
    when: [{ message: /^expected '\(' after '(?<word>\w+)'/ }],
    title: 'Falta un paréntesis después de `$word`',
    meaning: 'En C, lo que sigue a `$word` va siempre entre paréntesis.',
    cause: 'Otros lenguajes, como Python, no los piden.',
    fix: 'Encierra entre `(` y `)` lo que sigue a `$word`.',
    change: ['if edad > 17 {', 'if (edad > 17) {'],
  },
  {
    id: 'block-not-expected',
    when: [
      {
        message: /^expected ';' after expression$/,
        before: /^(?!.*\belse\s*\().*$/,
        at: /^\s*\{/,
      },
    ],
    title: 'Aquí no puede empezar un bloque',
    meaning:
      'Antes de esta `{` hay algo que parece la llamada a una función, y una llamada termina en `;`.',
    cause:
      'La palabra que abre el bloque está mal escrita: `While` o `whlie` en vez de `while`, por ejemplo.',
    fix: 'Mira primero el error anterior y la palabra del inicio de la línea. En C se escribe `if`, `while`, `for`, en minúsculas.',
  },
  {
    id: 'else-with-condition',
    when: [
      {
        message: /^expected ';' after expression$/,
        before: /\belse\s*\((?:[^()]|\([^()]*\))*\)\s*$/,
        at: /^(?!\s*;)/,
      },
    ],
    title: 'Después de `else` no va una condición',
    meaning:
      '`else` atiende todos los demás casos, así que no pregunta nada. Para preguntar otra vez existe `else if`.',
    cause: 'Falta la palabra `if` después de `else`.',
    fix: 'Escribe `else if` seguido de la condición.',
    change: ['} else (edad > 12) {', '} else if (edad > 12) {'],
  },
  {
    id: 'expected-expression',
    isFallback: true,
    when: [{ message: /^expected expression$/ }],
    title: 'Falta un valor o sobra un signo',
    meaning:
      'En este lugar va un valor: un número, un nombre o una cuenta. El compilador encontró otra cosa.',
    cause:
      'Un operador sin nada a su derecha, una coma de más o un signo fuera de lugar.',
    fix: 'Mira el signo señalado y el que está justo antes: completa lo que falta o borra lo que sobra.',
    change: ['int total = 3 + ;', 'int total = 3 + 4;'],
    lesson: 'compile',
  },
  {
    id: 'statement-as-value',
    isCause: true,
    when: [
      {
        message: /^expected (?:expression|':')$/,
        upTo: /\?(?:[^;{}]*:)?\s*$/,
        at: /^(?<word>return|break|continue|goto|if|for|while|do|switch)\b/,
      },
    ],
    title: 'A los lados de `?` y `:` van valores',
    meaning:
      '`condición ? uno : otro` elige entre dos valores. `$word` es una instrucción y no cabe ahí.',
    cause: 'Se quería elegir entre dos instrucciones.',
    fix: 'Usa `if` y `else`. Si solo cambia el valor, escribe `return` una vez, delante de todo.',
    change: ['edad > 17 ? return 1 : return 0;', 'return edad > 17 ? 1 : 0;'],
  },
  {
    id: 'conditional-without-colon',
    when: [{ message: /^expected ':'$/, at: /^(?:[;),}]|else\b)/ }],
    title: 'A este `?` le falta su `:`',
    meaning: '`condición ? uno : otro` lleva siempre los dos valores.',
    cause: 'Falta el segundo valor, o hay un `;` antes del `:`.',
    fix: 'Escribe `:` y el otro valor. Si no hay otro, usa `if`.',
    change: ['edad > 17 ? puts("sí");', 'if (edad > 17) puts("sí");'],
  },
  {
    id: 'operator-with-space',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: /[\w)\]'"]\s*(?<op>[-<>+*/%&|^])\s+$/,
        at: /^(?<next>=)(?!=)/,
      },
      {
        message: /^expected expression$/,
        before: /\b(?:if|while)\s*\(.*[\w)\]'"]\s*(?<op>=)\s+$/,
        at: /^(?<next>=)(?!=)/,
      },
      {
        message: /^expected (?:'\)'|';')/,
        before: /[\w)\]'"]\s*$/,
        at: /^\s*(?<op>!)\s+(?<next>=)(?!=)/,
      },
      {
        message: /^expected expression$/,
        before: /[\w)\]'"]\s*(?<op>\|)\s+$/,
        at: /^(?<next>\|)/,
      },
      {
        message: /^expected expression$/,
        before: /[\w)\]]\s*(?<op>-)\s+$/,
        at: /^(?<next>>)/,
      },
      {
        message: /^expected expression$/,
        before: /[\w\]]\s*(?<op>[-+])\s+(?<next>\k<op>)\s*$/,
        at: /^[;),]/,
      },
    ],
    title: 'El operador `$op$next` se escribe sin espacio',
    meaning: 'Sus dos signos van pegados. Separados son otros dos operadores.',
    cause: 'Hay un espacio entre `$op` y `$next`.',
    fix: 'Borra el espacio.',
    change: ['edad > = 18', 'edad >= 18'],
  },
  {
    id: 'operator-order',
    when: [{ message: /^expected expression$/, before: /=\s*$/, at: /^[<>]/ }],
    title: 'El operador está al revés: es `>=` o `<=`',
    meaning:
      'C conoce `>=` (mayor o igual) y `<=` (menor o igual), con el `=` al final. `=>` y `=<` no existen.',
    cause: 'Los dos signos están en orden contrario.',
    fix: 'Pon primero `>` o `<` y después `=`: en el orden en que se dice «mayor o igual».',
    change: ['if (edad => 18)', 'if (edad >= 18)'],
  },
];

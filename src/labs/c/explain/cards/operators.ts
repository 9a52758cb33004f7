import type { ToolCard } from '../types';
import {
  statementHeader,
  libraryCalls,
  noCommaInCondition,
} from './statements';
import { repeatedCall, noRepeatedToken, repeatedToken } from './repeatedToken';

/** Call with its arguments. */
const callPattern = '\\w+\\s*\\((?:[^()]|\\([^()]*\\))*\\)';

const otherStatements =
  'int|char|float|double|long|short|unsigned|const|if|for|while|do|return|switch|break|continue|and|or|AND|OR|y|o|mod|MOD';

const wordOperators: readonly (readonly [words: string, sign: string])[] = [
  ['and|AND|y', '&&'],
  ['or|OR|o', '||'],
  ['mod|MOD', '%'],
];

const stepOperators: readonly (readonly [
  sign: string,
  op: string,
  verb: string,
])[] = [
  ['\\+', '++', 'sumar'],
  ['-', '--', 'restar'],
];

const variable = '(?<name>[A-Za-z_][\\w.]*(?:\\[[^\\]]*\\])?)';

/** Declaration of a variable `x`, from its type up to its name. */
const xDeclaration =
  '\\b(?:int|char|float|double|long|short|unsigned|bool|size_t)\\b[\\s*]+(?:[^;(){}]*,[\\s*]*)?[xX]\\b';

const noSign = {
  fault: 'Hay dos valores seguidos, sin un signo como',
  here: 'Aquí no hay ninguno',
  why: 'El signo se olvidó o se borró',
  mend: 'Escribe el signo en el lugar señalado, o borra lo que sobra',
  wrong: 'area = ancho alto;',
};
const timesSign = {
  fault: 'Para multiplicar se escribe',
  here: 'La equis no es uno de ellos',
  why: 'En la escuela, una equis entre dos números los multiplica',
  mend: 'Escribe el signo en lugar de la equis',
  wrong: 'area = ancho x alto;',
};

/** Conditions and expressions with another meaning than the intended one. */
export const operatorCards: readonly ToolCard[] = [
  {
    id: 'assignment-before-comparison',
    isCause: true,
    when: [
      /^using the result of an assignment/,
      /^incompatible (?:integer to pointer|pointer to integer) conversion assigning/,
    ].map((message) => ({
      message,
      before: /(?<name>[\w.]+)\s*$/,
      at: new RegExp(
        `^=(?!=)\\s*(?<call>${callPattern})\\s*(?<op>[!=]=|[<>]=?)\\s*(?<limit>-?\\w+|'[^']*')`,
      ),
    })),
    title: 'Faltan paréntesis: `$name` guarda el resultado de comparar',
    meaning:
      'Primero se calcula `$call $op $limit`, que da 1 o 0, y ese 1 o 0 es lo que se guarda en `$name`.',
    cause: 'En C, `=` se resuelve después que `$op`.',
    fix: 'Encierra la asignación entre paréntesis.',
    change: ['$name = $call $op $limit', '($name = $call) $op $limit'],
  },
  {
    id: 'assignment-from-call',
    isCause: true,
    when: [
      {
        message: /^using the result of an assignment/,
        before: /(?<name>[\w.]+)\s*$/,
        at: new RegExp(`^=(?!=)\\s*(?<call>${callPattern})\\s*(?:[)&|;]|$)`),
      },
    ],
    title: '`$name` guarda lo que da la función, y eso es la condición',
    meaning:
      'Se guarda en `$name` lo que da `$call`, y se pregunta si es distinto de 0. C avisa porque un solo `=` suele ser un error.',
    cause: 'Se quería comparar, o falta decir con qué se compara lo guardado.',
    fix: 'Para comparar, escribe `==`. Para guardar y preguntar, pon paréntesis y di con qué comparas: con `getchar`, con `EOF`.',
    change: ['$name = $call', '($name = $call) != 0'],
  },
  {
    id: 'not-equals-reversed',
    isCause: true,
    when: [
      {
        message: /^using the result of an assignment/,
        before: /(?<name>[\w.]+)\s*$/,
        at: /^(?<sign>=!)(?!=)\s*(?<right>[\w.]+)/,
      },
      {
        message: /^expected expression/,
        before: /(?<name>[\w.)\]]+)\s*<$/,
        at: /^>\s*(?<right>[\w.]+)/,
        given: { sign: '<>' },
      },
      {
        message: /^expected expression/,
        before: /(?<name>[\w.)\]]+)\s*=$/,
        at: /^\/=\s*(?<right>[\w.]+)/,
        given: { sign: '=/=' },
      },
    ],
    title: '«Distinto de» se escribe `!=`, no `$sign`',
    meaning:
      'Para C, `$sign` son signos sueltos, no una comparación. `=!` guarda en la variable lo contrario de lo que sigue.',
    cause: 'Los signos están en otro orden, o son los de otro lenguaje.',
    fix: 'Escribe `!=`.',
    change: ['$name $sign $right', '$name != $right'],
  },
  {
    id: 'equals-too-many',
    isCause: true,
    when: [
      {
        message: /^expected expression/,
        before: /(?<![=!<>])(?<sign>[=!]=)$/,
        // The rest of the line has no unpaired quote: not inside a string with
        // a missing quote.
        at: /^=(?!=)(?=[^"]*(?:"[^"]*"[^"]*)*$)/,
      },
    ],
    title: 'C no tiene el operador `$sign=`: se escribe `$sign`',
    meaning: 'Después de `$sign` va un valor, y aquí hay otro `=`.',
    cause: 'El `=` se escribió de más, o viene de JavaScript o PHP.',
    fix: 'Escribe `$sign`.',
    change: ['if (edad $sign= 18)', 'if (edad $sign 18)'],
    lesson: 'condicionales',
  },
  {
    id: 'word-operator',
    isCause: true,
    when: [
      ...wordOperators.map(([words, sign]) => ({
        message: /^(?:expected|unknown type name|use of undeclared)/,
        before: /[\w)\]"']\s*$/,
        at: new RegExp(`^\\s*(?<word>${words})(?=\\s+[\\w(!"'-]|\\s*$)`),
        given: { sign },
      })),
      {
        message:
          /^(?:use of undeclared identifier|call to undeclared function) '(?<word>not|NOT)'/,
        given: { sign: '!' },
      },
    ],
    title: '`$word` no es un operador de C: se escribe `$sign`',
    meaning:
      'C escribe sus operadores con signos: `&&` es «y», `||` es «o», `!` es «no» y `%` es el resto de una división.',
    cause: 'Otros lenguajes, como Python, usan palabras.',
    fix: 'Escribe `$sign` en lugar de `$word`.',
    change: ['if (edad > 17 and edad < 65)', 'if (edad > 17 && edad < 65)'],
  },
  {
    id: 'assignment-sign',
    isCause: true,
    when: [
      {
        message: /^expected ';' (?:at end|in 'for')/,
        before: /(?<name>\w+)(?:\[[^\]]*\])?\s*$/,
        at: /^\s*(?<sign>:=)/,
      },
      {
        message: /^expected expression$/,
        before: /(?<name>\w+)\s*:$/,
        at: /^=(?!=)/,
        given: { sign: ':=' },
      },
      {
        message: /^expected expression$/,
        before: /(?<name>\w+)(?:\[[^\]]*\])?\s*=$/,
        at: /^:/,
        given: { sign: '=:' },
      },
    ],
    title: 'Para guardar un valor se escribe `=`, no `$sign`',
    meaning: 'En C, `$sign` no significa nada. Un solo `=` guarda el valor.',
    cause: 'Otros lenguajes, como Pascal, usan dos puntos.',
    fix: 'Borra los dos puntos.',
    change: ['$name $sign 5;', '$name = 5;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'missing-equals',
    isCause: true,
    when: [
      {
        message: /^expected ';' at end of declaration/,
        before:
          /\b(?:int|char|float|double|long|short|unsigned|bool)\s+(?<name>\w+)(?:\[[^\]]*\])?$/,
        at: /^\s+(?<value>-?\d[\w.]*|"[^"]*"|'[^']*')/,
        line: noRepeatedToken,
      },
      {
        message: /^expected ';' after expression/,
        before: new RegExp(`^\\s*(?!(?:${libraryCalls})$)(?<name>[a-z]\\w*)$`),
        at: /^\s+(?:-?\d|[a-z]\w*\s*\()/,
        // The name is not a function defined above.
        upTo: /^(?![^]*\b([a-z]\w*)\s*\([^]*[;{}]\s*\1$)/,
        line: noRepeatedToken,
      },
    ],
    title: 'Falta el `=` entre `$name` y su valor',
    meaning:
      'Para guardar un valor en una variable se escribe `=` entre los dos. Aquí el valor está justo detrás del nombre.',
    cause: 'El `=` se olvidó o se borró.',
    fix: 'Escribe `=` antes del valor.',
    change: ['int edad 20;', 'int edad = 20;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'equality-in-declaration',
    when: [
      {
        message: /^invalid '(?<sign>[^']+)' at end of declaration/,
        before: /(?<name>\w+)(?:\[[^\]]*\])?\s*$/,
      },
    ],
    title: 'El primer valor de `$name` se da con un solo `=`',
    meaning: 'En una declaración, `$sign` no significa nada.',
    cause: 'Un `=` guarda un valor; `==` compara dos.',
    fix: 'Escribe `=`.',
    change: ['int edad == 20;', 'int edad = 20;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'two-stars',
    isCause: true,
    when: [
      {
        message: /^indirection requires pointer operand/,
        before: /\w\s*\*\s*$/,
      },
    ],
    title: 'Hay dos `*` seguidos',
    meaning:
      'C no tiene un operador `**`. El segundo `*` pide lo que hay en una dirección, y un número no es una dirección.',
    cause: 'En Python, `**` es la potencia; o el `*` se escribió dos veces.',
    fix: 'Para multiplicar deja un solo `*`. Para una potencia usa `pow`, de `<math.h>`: su resultado es un `double`.',
    change: ['lado ** 2', 'lado * lado'],
    lesson: 'operadores',
  },
  {
    id: 'word-twice',
    isCause: true,
    when: [
      {
        severity: 'error',
        message:
          /^expected (?:'[)\]]'|';' (?:after|at end|in 'for')|':' after|expression|identifier)/,
        line: repeatedToken,
      },
      {
        // Messages about the first of the two names alone, reported before the
        // syntax error.
        message:
          /^(?:incompatible pointer to integer|format specifies|address of function|expression result unused|variable named 'main')/,
        line: repeatedCall,
      },
    ],
    title: '`$same` está escrito dos veces seguidas',
    meaning:
      'Entre los dos falta algo, o sobra uno. C no sabe qué hacer con el segundo.',
    cause: 'Se tecleó o se pegó dos veces.',
    fix: 'Borra uno de los dos, o escribe el signo que falta entre ellos.',
    change: ['$same $same', '$same'],
    lesson: 'compile',
  },
  {
    id: 'missing-operator',
    isCause: true,
    when: [
      {
        message:
          /^(?:expected (?:'\)'|';' (?:after|at end|in 'for'))|use of undeclared identifier '[xX]'$)/,
        before: /[\w)\]]\s*$/,
        at: /^\s*[xX]\s+[\w(]/,
        line: noRepeatedToken,
        upTo: new RegExp(`^(?![^]*${xDeclaration})`),
        given: timesSign,
      },
      {
        message: /^expected '\)'$/,
        before:
          /(?:[-+*/%=(,&|<>!]|\b(?:return|if|while))\s*\([^()"]*[\w)\]](?<!\b(?:int|char|double|float|long|unsigned|const))\s+$/,
        at: new RegExp(`^(?!(?:${otherStatements})\\b)[\\w(]`),
        line: noRepeatedToken,
        given: noSign,
      },
      {
        message: /^expected (?:'\)'|';' after expression)/,
        before: /[\w)\]]\s+$/,
        at: /^x\s+[\w(]/,
        line: noRepeatedToken,
        given: noSign,
      },
      {
        message: /^expected ';' (?:after (?:return|expression)|at end of decl)/,
        before: /(?:=|\breturn\b).*[\w)\]]\s*$/,
        at: new RegExp(
          `^\\s+(?!(?:${otherStatements})\\b)\\w[\\w.]*(?:[ \\t]*[-+*/%;)\\],[.]|[ \\t]+[\\w.]+[ \\t]*[-+*/%;)[(])`,
        ),
        line: noRepeatedToken,
        given: noSign,
      },
    ],
    title: '$fault `*`',
    meaning: 'Entre dos valores va un signo: `+`, `-`, `*`, `/`… $here.',
    cause: '$why.',
    fix: '$mend.',
    change: ['$wrong', 'area = ancho * alto;'],
  },
  {
    id: 'factorial-sign',
    isCause: true,
    when: [
      {
        message: /^expected (?:'\)'|';'|expression)/,
        before: /(?<name>\w+|\))\s*$/,
        at: /^\s*!\s*(?:[);,+\-*/]|$)/,
      },
    ],
    title: 'El signo `!` no calcula un factorial',
    meaning:
      'En C, `!` va delante de una condición y la niega. Después de un valor no significa nada.',
    cause: 'En matemáticas, el factorial de 5 se escribe `5!`.',
    fix: 'Calcúlalo con un bucle que multiplique. `12!` es el último que cabe en un `int`; `20!`, en un `long long`.',
    change: [
      'resultado = n!;',
      'resultado = 1;\nfor (int i = 2; i <= n; i++)\n    resultado *= i;',
    ],
  },
  {
    id: 'assignment-as-condition',
    when: [
      { flag: 'parentheses', message: /^using the result of an assignment/ },
    ],
    title: 'Un solo `=` en una condición no compara',
    meaning:
      'Un `=` guarda el valor de la derecha en la variable. La condición mira después si ese valor es distinto de 0.',
    cause: 'Falta un `=`: para comparar se escriben dos.',
    fix: 'Escribe `==`.',
    change: ['if (edad = 18)', 'if (edad == 18)'],
  },
  {
    id: 'comparison-with-one-equals',
    isCause: true,
    when: [
      {
        message: /^expression is not assignable/,
        // Not inside brackets with a missing `]`.
        before: /^(?:[^[]|\[[^\]]*\])*$/,
        at: /^=(?!=)/,
        upTo: /\b(?:(?:if|while)\s*\(|for\s*\([^;]*;)(?:[^();{}]|\((?:[^()]|\([^()]*\))*\)|\()*$/,
      },
    ],
    title: 'Para comparar se escribe `==`, con dos signos',
    meaning:
      'Un solo `=` guarda un valor en la variable de su izquierda. Ahí no hay una variable: hay un número, una cuenta o una condición.',
    cause: 'Falta un `=`.',
    fix: 'Escribe `==`.',
    change: ['if (edad % 2 = 0)', 'if (edad % 2 == 0)'],
    lesson: 'condicionales#comparar-números',
  },
  {
    id: 'unused-comparison',
    when: [
      {
        flag: 'unused-comparison',
        message: /^(?:in)?equality/,
        line: noCommaInCondition,
      },
      { flag: 'unused-comparison', message: /^relational/, at: /^[^,]*$/ },
    ],
    title: 'La comparación no se usa para nada',
    meaning: 'Una comparación da 1 o 0. Aquí nadie usa ese resultado.',
    cause:
      'Se quería guardar un valor, y para eso va un solo `=`; o falta el `if`.',
    fix: 'Escribe `=` para guardar, o pon la comparación dentro de un `if`.',
    change: ['edad == 20;', 'edad = 20;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'extra-parentheses',
    when: [{ flag: 'parentheses-equality', message: /./ }],
    title: 'Hay un par de paréntesis de más',
    meaning:
      'Dos pares de paréntesis suelen decir «aquí guardo un valor a propósito», con un solo `=`. Con `==` confunden a quien lee.',
    cause: 'Se agregaron paréntesis que no hacen falta.',
    fix: 'Deja un solo par.',
    change: ['if ((edad == 20))', 'if (edad == 20)'],
  },
  {
    id: 'unary-after-equals',
    when: [
      {
        message:
          /^use of unary operator that may be intended as compound assignment \((?<op>\S+)\)/,
      },
    ],
    title: '¿Querías escribir `$op`?',
    meaning:
      'Con el `=` primero, C entiende dos cosas: un `=` que guarda y el signo del valor que sigue.',
    cause: 'Los dos signos están en orden contrario.',
    fix: 'Escribe `$op`, sin espacio en medio. Si era otra cosa, separa los signos con un espacio.',
    change: ['total =+ 3;', 'total += 3;'],
    lesson: 'operadores#cambiar-una-variable-desde-ella-misma',
  },
  {
    id: 'increment-sign',
    isCause: true,
    when: stepOperators.flatMap(([sign, op, verb]) => [
      {
        message: /^expected expression$/,
        before: new RegExp(`${variable}\\s*(?<sign>=${sign})\\s*$`),
        at: /^[;)]/,
        given: { op, verb },
      },
      {
        message: /^expected expression$/,
        upTo: new RegExp(
          `(?:[;{}]|${statementHeader})\\s*${variable}\\s*(?<sign>${sign})\\s*$`,
        ),
        at: /^[;)]/,
        given: { op, verb },
      },
    ]),
    title: 'Para $verb uno se escribe `$op`, no `$sign`',
    meaning: 'Para C, detrás de `$sign` va un valor, y aquí no hay ninguno.',
    cause: 'De los dos signos, uno se olvidó o se tecleó mal.',
    fix: 'Escribe `$name$op`. Si era otra cantidad, escríbela después de `+=` o `-=`.',
    change: ['$name$sign', '$name$op'],
    lesson: 'operadores#cambiar-una-variable-desde-ella-misma',
  },
  {
    id: 'chained-comparison',
    when: [{ message: /^(?:chained comparison|comparisons like)/ }],
    title: 'Dos comparaciones seguidas no son un rango',
    meaning:
      '`10 < edad < 15` compara primero `10 < edad`, que da 1 o 0, y después ese 1 o 0 con 15.',
    cause: 'En matemáticas se escribe así; en C, no.',
    fix: 'Escribe dos comparaciones unidas con `&&`.',
    change: ['if (10 < edad < 15)', 'if (10 < edad && edad < 15)'],
  },
  {
    id: 'constant-logical-operand',
    when: [
      {
        flag: 'constant-logical-operand',
        message: /'(?<op>&&|\|\|)'/,
        before: /^(?!.*\bcase\b[^:]*$)/,
      },
      {
        flag: 'int-in-bool-context',
        message: /^converting the enum constant/,
        at: /^(?<op>&&|\|\|)/,
      },
    ],
    title: 'Un lado de `$op` es un número fijo',
    meaning:
      'A cada lado de `$op` va una condición completa. Un número fijo no pregunta nada: es siempre cierto, o siempre falso si es 0.',
    cause: 'Se quería comparar la misma variable con dos valores.',
    fix: 'Repite la comparación entera a cada lado.',
    change: ['if (opcion == 1 || 2)', 'if (opcion == 1 || opcion == 2)'],
  },
  {
    id: 'and-within-or',
    when: [
      {
        flag: 'logical-op-parentheses',
        message: /^'(?<in>&&)' within '(?<out>\|\|)'/,
      },
      {
        flag: 'bitwise-op-parentheses',
        message: /^'(?<in>&)' within '(?<out>[|^])'/,
      },
    ],
    title: 'Hay `$in` y `$out` juntos, sin paréntesis',
    meaning:
      'Primero se resuelve `$in` y después `$out`, aunque se lea en otro orden.',
    cause: 'La condición mezcla los dos operadores.',
    fix: 'Escribe paréntesis alrededor de lo que va junto.',
    change: ['if (a || b && c)', 'if (a || (b && c))'],
  },
  {
    id: 'operator-precedence',
    when: [
      {
        flag: 'shift-op-parentheses',
        message:
          /^operator '(?<low>[^']+)' has lower precedence than '(?<high>[^']+)'/,
      },
      {
        message:
          /^(?:operator )?'?(?<low>[^\s']+)'? has lower precedence than '?(?<high>[^\s';]+)'?;/,
      },
    ],
    title: 'Se calcula en otro orden del que parece',
    meaning:
      'El operador `$high` se resuelve antes que `$low`, esté donde esté.',
    cause: 'Falta un par de paréntesis.',
    fix: 'Encierra entre paréntesis lo que debe calcularse primero.',
    change: ['if (numero & 1 == 1)', 'if ((numero & 1) == 1)'],
  },
  {
    id: 'shift-as-condition',
    when: [
      {
        flag: 'int-in-bool-context',
        message: /^(?!converting the enum constant)/,
      },
    ],
    title: 'Una cuenta hace de condición',
    meaning:
      'La condición es cierta si la cuenta no da 0. Quizá querías comparar.',
    cause: 'Se escribió `<<` en lugar de `<`, o falta la comparación.',
    fix: 'Corrige el operador, o compara el resultado con un número.',
    change: ['if (edad << 18)', 'if (edad < 18)'],
  },
  {
    id: 'bitwise-not-of-condition',
    when: [{ flag: 'bool-operation', message: /./ }],
    title: 'Para negar una condición se usa `!`',
    meaning:
      'El signo `~` invierte todos los bits de un número: de una comparación da −1 o −2, y los dos cuentan como ciertos.',
    cause: 'Se confundió `~` con `!`.',
    fix: 'Escribe `!`.',
    change: ['if (~(edad > 17))', 'if (!(edad > 17))'],
    lesson: 'bits#errores-comunes',
  },
  {
    id: 'not-precedence',
    when: [{ flag: 'logical-not-parentheses', message: /./ }],
    title: 'El `!` niega solo lo que tiene pegado',
    meaning:
      '`!edad == 18` calcula primero `!edad`, que es 0 o 1, y lo compara con 18.',
    cause: 'Se quería negar la comparación entera.',
    fix: 'Usa `!=`, o pon la comparación entre paréntesis después del `!`.',
    change: ['if (!edad == 18)', 'if (edad != 18)'],
  },
  {
    id: 'always-same-result',
    when: [
      {
        flag: 'tautological-overlap-compare',
        message: /always evaluate to (?:true|false)/,
      },
      { flag: 'tautological-bitwise-compare', message: /./ },
      {
        flag: 'tautological-compare',
        message: /always evaluates? to/,
      },
    ],
    title: 'La condición da siempre lo mismo',
    meaning:
      'Con cualquier valor, la condición da el mismo resultado. No decide nada.',
    cause:
      'Hay `||` en lugar de `&&` o al revés, un signo cambiado, o la misma variable a los dos lados.',
    fix: 'Prueba la condición con tres valores a mano y corrige el signo.',
    change: ['edad != 10 || edad != 20', 'edad != 10 && edad != 20'],
  },
  {
    id: 'outside-type-range',
    isAboutSize: true,
    when: [
      {
        flag: 'tautological-constant-out-of-range-compare',
        message:
          /^result of comparison of constant (?<value>\S+) with (?:expression of type '(?<type>[^']+)'|(?<bool>boolean) expression)/,
      },
    ],
    title: 'Ese valor no puede llegar a $value',
    meaning:
      'La expresión comparada nunca vale $value: su tipo no llega hasta ahí, o es una comparación, que solo da 0 o 1.',
    cause:
      'La variable tiene un tipo pequeño, o hay dos comparaciones encadenadas.',
    fix: 'Cambia el tipo de la variable, o corrige la condición.',
    lesson: 'tipos',
  },
  {
    id: 'unsigned-never-negative',
    when: [{ flag: 'tautological-unsigned-zero-compare', message: /./ }],
    title: 'Un número sin signo nunca es menor que 0',
    meaning:
      'La variable es de un tipo sin signo, como `unsigned` o `size_t`. Si vale 0 y se le resta 1, pasa al número más grande: la condición da siempre lo mismo.',
    cause:
      'Un bucle cuenta hacia atrás, o se comprueba que algo no sea negativo.',
    fix: 'Si puede bajar de 0, declárala `int`. Si no, borra la comparación.',
    change: [
      'for (unsigned i = 9; i >= 0; i--)',
      'for (int i = 9; i >= 0; i--)',
    ],
    lesson: 'tipos',
  },
  {
    id: 'sign-compare',
    when: [
      {
        flag: 'sign-compare',
        message:
          /different signs: '(?<left>[^']+)'(?: \(aka '[^']+'\))? and '(?<right>[^']+)'/,
      },
    ],
    title: 'Comparas un entero con signo y otro sin signo',
    meaning:
      'Uno es `$left` y el otro `$right`. Para compararlos, C los trata como si ninguno tuviera signo: un negativo se vuelve enorme, y `-1` resulta mayor que `4u`.',
    cause:
      '`strlen` y `sizeof` dan `size_t`, que no tiene signo; la otra variable es `int`.',
    fix: 'Declara las dos del mismo tipo. Para tamaños e índices sirve `size_t`.',
    change: ['int largo = 3;', 'size_t largo = 3;'],
    lesson: 'tipos',
  },
  {
    id: 'constant-division-by-zero',
    when: [{ message: /^(?:division|remainder) by zero is undefined/ }],
    title: 'Se divide entre cero',
    meaning:
      'La división entera entre 0 no tiene resultado, y tampoco su resto. El programa puede detenerse ahí.',
    cause: 'El divisor es el número 0, escrito o calculado.',
    fix: 'Cambia el divisor. Si es una variable, comprueba antes que no valga 0.',
    change: ['int mitad = 10 / 0;', 'int mitad = 10 / 2;'],
    lesson: 'operadores#errores-comunes',
  },
  {
    id: 'shift-too-far',
    when: [
      { message: /^shift count (?:>= width of type|is negative)/ },
      { message: /^shifting a negative signed value/ },
    ],
    title: 'El desplazamiento de bits se sale del tipo',
    meaning:
      'Un `int` tiene 32 bits: se puede desplazar de 0 a 31 lugares. Fuera de ahí, el resultado no está definido.',
    cause:
      'El número a la derecha de `<<` o `>>` es negativo o demasiado grande, o se desplaza un número negativo.',
    fix: 'Usa un número entre 0 y 31, o un tipo más grande: `1LL << 40`. Para trabajar con bits, usa `unsigned`.',
    change: ['1 << 40', '1LL << 40'],
    lesson: 'bits#errores-comunes',
  },
  {
    id: 'power-operator',
    when: [
      {
        flag: 'xor-used-as-pow',
        message: /^result of '(?<base>[^' ^]+) ?\^ ?(?<power>[^']+)' is/,
      },
      {
        message: /^invalid operands to binary expression/,
        before: /(?<base>[\w.]*\((?:[^()]|\([^()]*\))*\)|[\w.]+)\s*$/,
        at: /^\^\s*(?<power>[\w.]+)/,
      },
    ],
    isCause: true,
    title: 'El signo `^` no eleva a una potencia',
    meaning:
      'En C, `^` compara los bits de dos enteros: `5 ^ 2` da 7. No multiplica, y con decimales no existe.',
    cause: 'En las calculadoras y en otros lenguajes, `^` es la potencia.',
    fix: 'Para un cuadrado, multiplica el número por sí mismo. Para lo demás usa `pow`, de `<math.h>`: su resultado es un `double`.',
    change: ['$base ^ $power', 'pow($base, $power)'],
  },
  {
    id: 'invalid-operands',
    isFallback: true,
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?<left>[^']+)'(?: \(aka '[^']+'\))? and '(?<right>[^']+)'/,
      },
    ],
    title: 'Esa operación no existe entre esos tipos',
    meaning: 'El operador señalado no sabe trabajar con `$left` y `$right`.',
    cause: 'Una `struct`, un texto o un puntero está donde va un número.',
    fix: 'Opera con el campo, el elemento o el valor apuntado, que sí son números.',
  },
  {
    id: 'text-addition',
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?:const )?char ?[[*][^']*' and '(?:const )?char ?[[*]/,
        at: /^(?!%)/,
      },
      {
        message:
          /^invalid operands to binary expression \('(?:const )?char ?[[*][^']*' and '(?:float|(?:long )?double)'/,
        at: /^\+/,
      },
      {
        message:
          /^invalid operands to binary expression \('(?:float|(?:long )?double)' and '(?:const )?char ?[[*]/,
        at: /^\+/,
      },
      {
        message: /^invalid operands to binary expression \('char ?\[/,
        at: /^\+=\s*'/,
      },
      { flag: 'string-plus-int', message: /./ },
      { flag: 'string-plus-char', message: /./ },
    ],
    title: 'En C, `+` no une textos',
    meaning:
      'Un texto es la dirección de su primera letra. Sumarle un número avanza letras; sumar dos textos no tiene sentido.',
    cause: 'En otros lenguajes, `+` sí une textos.',
    fix: 'Para imprimir, usa un especificador por cada valor. Para unir en una variable, usa `snprintf`.',
    change: ['puts("Edad: " + edad);', 'printf("Edad: %d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'remainder-of-decimals',
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?:(?:float|double|long double)' and '(?:int|float|double)|int' and '(?:float|double))/,
        at: /^%/,
      },
    ],
    title: 'El resto `%` solo existe entre enteros',
    meaning:
      'El operador `%` da el resto de una división entera. Uno de los dos valores tiene decimales.',
    cause: 'Una variable es `double` o `float`, o un número lleva punto.',
    fix: 'Usa enteros, o la función `fmod` de `<math.h>`.',
    change: ['7.5 % 2', 'fmod(7.5, 2)'],
    lesson: 'operadores#errores-comunes',
  },
  {
    id: 'assign-to-value',
    when: [{ message: /^expression is not assignable/ }],
    title: 'A la izquierda de `=` va una variable',
    meaning:
      'Un `=` guarda lo de la derecha en lo de la izquierda. Ahí hay una cuenta, un número o el resultado de una función.',
    cause: 'Los dos lados están cambiados, o se quería comparar con `==`.',
    fix: 'Pon la variable a la izquierda y la cuenta a la derecha.',
    change: ['a + b = suma;', 'suma = a + b;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'assign-to-constant',
    when: [
      { message: /^cannot assign to .*'(?<name>\w+)'.* with const-qualified/ },
      { message: /^read-only variable is not assignable/ },
    ],
    title: 'Una constante no se puede cambiar',
    meaning: 'Está declarada con `const`: conserva el valor con que nació.',
    cause: 'Se quiere cambiar el valor, o `const` sobra.',
    fix: 'Quita `const` si el valor cambia; si no, quita la asignación.',
    change: ['const int limite = 10;', 'int limite = 10;'],
    lesson: 'constantes',
  },
  {
    id: 'unsequenced',
    when: [{ flag: 'unsequenced', message: /'(?<name>\w+)'/ }],
    title: '`$name` cambia en una cuenta que lo usa otra vez',
    meaning:
      'C no dice qué va primero, el cambio o el otro uso, así que el resultado no está definido.',
    cause: 'Se mezcla `++` o `--` con otra asignación o lectura de `$name`.',
    fix: 'Deja un solo cambio, o pon cada uno en su propia línea.',
    change: ['i = i++ + 1;', 'i = i + 1;'],
    lesson: 'operadores#cambiar-una-variable-desde-ella-misma',
  },
  {
    id: 'self-assign',
    when: [
      { flag: 'self-assign', message: /./ },
      { flag: 'self-assign-field', message: /./ },
    ],
    title: 'La variable se guarda en sí misma',
    meaning: 'A los dos lados del `=` está la misma variable: no cambia nada.',
    cause: 'Uno de los dos nombres debía ser otro.',
    fix: 'Corrige el nombre, o borra la línea.',
  },
];

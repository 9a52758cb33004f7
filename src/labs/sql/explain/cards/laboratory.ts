// cspell:ignore NOCASE prestamo savepoint termínala
import { getRange } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import {
  MAX_FILE_BYTES,
  MAX_TEXT_BYTES,
  RUN_TIMEOUT_MS,
} from '../../engine/limits';
import type { LimitName } from '../../engine/types';
import { getWord } from './shared';

const whole = ({ statement }: FaultContext): Finding => ({ range: statement });

const ofLimit =
  (limit: LimitName) =>
  (context: FaultContext): Finding | undefined =>
    context.fault.limit === limit ? whole(context) : undefined;

const firstWord = ({ tokens }: FaultContext): Finding => ({
  range: getRange(tokens, 0, 0),
});

const inMillions = (bytes: number): string => String(bytes / 1_000_000);

/** Transactions, files and limits of the laboratory. */
export const laboratoryCards: readonly FaultCard[] = [
  {
    id: 'limit-time',
    messages: [/./],
    isCause: true,
    find: ofLimit('time'),
    title: 'La sentencia tardó demasiado',
    text: `El laboratorio detiene lo que pasa de ${String(RUN_TIMEOUT_MS / 1000)} segundos. Suele ser un JOIN sin condición, que combina cada fila con todas, o un \`WITH RECURSIVE\` que no termina.`,
    fix: 'Revisa la condición de cada `JOIN`, y que la parte recursiva tenga un `WHERE` que la detenga.',
    example: {
      wrong: 'SELECT i + 1 FROM n',
      right: 'SELECT i + 1 FROM n WHERE i < 100',
    },
  },
  {
    id: 'limit-text',
    messages: [/./],
    isCause: true,
    find: ofLimit('text'),
    title: 'Un texto salió demasiado largo',
    text: `El laboratorio admite textos de hasta ${inMillions(MAX_TEXT_BYTES)} millones de bytes, y esta sentencia construye uno más largo.`,
    fix: 'Reduce lo que se repite o se une.',
  },
  {
    id: 'limit-memory',
    messages: [/./],
    isCause: true,
    find: ofLimit('memory'),
    title: 'Se acabó la memoria del laboratorio',
    text: 'La sentencia guarda más datos de los que caben en la página. Lo que hizo se deshizo.',
    fix: 'Trabaja con menos filas: añade un `WHERE` o un `LIMIT`.',
  },
  {
    id: 'parameter-count',
    messages: [
      /^la sentencia tiene (?<parameters>\d+ parámetros?) y se le dan? (?<values>\d+ valor(?:es)?)$/,
    ],
    find: whole,
    title: 'La sentencia tiene $parameters y recibe $values',
    text: 'Cada `?` es un parámetro y recibe un valor, en el orden en que están escritos. Tiene que haber tantos de unos como de otros.',
    fix: 'Escribe un `?` por valor. El mismo valor en dos sitios se escribe `?1` en los dos.',
  },
  {
    id: 'transaction-nested',
    messages: [/^cannot start a transaction within a transaction$/],
    find: firstWord,
    title: 'Ya hay una transacción abierta',
    text: 'Este `BEGIN` llegó sin que la transacción anterior terminara, y una no cabe dentro de otra.',
    fix: 'Termina antes la primera: `COMMIT` guarda los cambios; `ROLLBACK` los deshace.',
    example: { wrong: 'BEGIN;\nBEGIN;', right: 'BEGIN;\nCOMMIT;\nBEGIN;' },
  },
  {
    id: 'transaction-not-open',
    messages: [/^cannot (?<verb>commit|rollback) - no transaction is active$/],
    find: firstWord,
    title: 'No hay ninguna transacción que terminar',
    text: '`COMMIT` y `ROLLBACK` terminan lo que empezó un `BEGIN`, y ninguna está abierta. Quizá ya terminó, o un error la cerró.',
    fix: 'Escribe `BEGIN` antes del primer cambio. Sin él, cada sentencia se guarda al momento.',
    example: {
      wrong: 'COMMIT;',
      right: 'BEGIN;\nDELETE FROM prestamo WHERE id = 1;\nCOMMIT;',
    },
  },
  {
    id: 'savepoint-unknown',
    messages: [/^no such savepoint: (?<name>[\s\S]+)$/],
    find: whole,
    title: 'No hay un punto de guardado `$name`',
    text: 'Se pide volver a `$name`, y ninguna sentencia lo creó en esta transacción.',
    fix: 'Créalo antes con `SAVEPOINT $name`.',
    example: {
      wrong: 'ROLLBACK TO inicio',
      right: 'SAVEPOINT inicio;\nROLLBACK TO inicio',
    },
  },
  {
    id: 'attach-forbidden',
    messages: [/^too many attached databases - max \d+$/],
    find: (context) =>
      getWord(context, 0) === 'ATTACH' ? firstWord(context) : undefined,
    title: 'El laboratorio trabaja con una sola base de datos',
    text: '`ATTACH` abre otra base de datos junto a la primera, y aquí no se admite.',
    fix: 'Crea las tablas en esta, o abre el otro archivo con el botón de abrir.',
    example: {
      wrong: "ATTACH 'otra.db' AS otra",
      right: 'CREATE TABLE otra (id INTEGER)',
    },
  },
  {
    id: 'database-locked',
    messages: [/^database (?:table )?is locked/],
    find: whole,
    title: 'La tabla está ocupada por otra operación',
    text: 'Otra lectura de la misma base de datos no ha terminado.',
    fix: 'Ejecuta la sentencia otra vez. Si hay una transacción abierta, termínala con `COMMIT` o `ROLLBACK`.',
  },
  {
    id: 'not-a-database',
    messages: [
      /^file is not a database$/,
      /^database disk image is malformed$/,
      /^unsupported file format$/,
    ],
    find: () => ({}),
    title: 'El archivo no es una base de datos de SQLite, o está dañado',
    text: `Se esperaba un archivo de SQLite (\`.db\`, \`.sqlite\`) de hasta ${inMillions(MAX_FILE_BYTES)} MB, y su contenido no se puede leer.`,
    fix: 'Comprueba que es el archivo correcto y que se descargó entero. Un CSV o una hoja de cálculo se abren como CSV.',
  },
  {
    id: 'collation-unknown',
    messages: [/^no such collation sequence: (?<name>[\s\S]+)$/],
    find: (context, { name = '' }) => {
      const at = context.tokens.findIndex(
        ({ text }) => text.toLowerCase() === name.toLowerCase(),
      );
      return { range: getRange(context.tokens, at, at) ?? context.statement };
    },
    title: 'No hay un orden `$name`',
    text: 'Detrás de `COLLATE` van `NOCASE`, `BINARY` o `RTRIM`. Ninguno ordena los acentos como el español.',
    fix: 'Escribe `COLLATE NOCASE`, que no distingue mayúsculas en las letras sin acento.',
    example: {
      wrong: 'ORDER BY titulo COLLATE SPANISH',
      right: 'ORDER BY titulo COLLATE NOCASE',
    },
  },
  {
    id: 'integer-overflow',
    messages: [/^integer overflow$/],
    find: whole,
    title: 'El resultado no cabe en un entero',
    text: 'Un entero de SQLite llega a 9 223 372 036 854 775 807, y la suma lo pasó.',
    fix: 'Usa `total` en lugar de `sum`, que da un número con decimales.',
    example: { wrong: 'sum(cantidad)', right: 'total(cantidad)' },
  },
];

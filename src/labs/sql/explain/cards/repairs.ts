// cspell:ignore minimo
import type { Repair } from '../repair';
import { findRepair } from '../repair';
import type { FaultCard, FaultContext, Finding } from '../types';
import { INCOMPLETE_INPUT, SYNTAX_ERROR } from './shared';

const repairs = new WeakMap<FaultContext, { readonly repair?: Repair }>();

/** Finds the repair of a statement, once. */
function getRepair(context: FaultContext): Repair | undefined {
  const known = repairs.get(context);
  if (known) return known.repair;
  const repair = findRepair(context);
  repairs.set(context, repair ? { repair } : {});
  return repair;
}

const ofKind =
  (kind: Repair['kind']) =>
  (context: FaultContext): Finding | undefined => {
    const repair = getRepair(context);
    if (repair?.kind !== kind) return undefined;
    const { range, right } = repair;
    return {
      range,
      captures: { right, wrong: context.sql.slice(range.start, range.end) },
    };
  };

/** Changes of one piece that were tried, and with which SQLite reads it all. */
export const repairCards: readonly FaultCard[] = [
  {
    id: 'repair-remove',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isRepair: true,
    find: ofKind('remove'),
    title: 'Aquí sobra `$wrong`',
    text: 'SQLite no esperaba `$wrong` en este sitio, y sin eso entiende toda la sentencia.',
    fix: 'Quítalo. Si querías decir algo con ello, en SQL se escribe de otra forma.',
    example: {
      wrong: 'SELECT =sum(precio) FROM juego',
      right: 'SELECT sum(precio) FROM juego',
    },
  },
  {
    id: 'repair-insert',
    messages: [SYNTAX_ERROR],
    isRepair: true,
    find: ofKind('insert'),
    title: 'Antes de `$wrong` falta `$right`',
    text: 'SQLite no esperaba `$wrong` en este sitio. Con `$right` delante, entiende toda la sentencia.',
    fix: 'Escribe `$right $wrong`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE precio IN (1) minimo = 2',
      right: 'SELECT titulo FROM juego WHERE precio IN (1) AND minimo = 2',
    },
  },
  {
    id: 'repair-replace',
    messages: [SYNTAX_ERROR],
    isRepair: true,
    find: ofKind('replace'),
    title: 'En lugar de `$wrong` va `$right`',
    text: 'SQLite no conoce `$wrong` en este sitio. Con `$right`, entiende toda la sentencia.',
    fix: 'Cambia `$wrong` por `$right`.',
    example: {
      wrong: "SELECT group_concat(titulo SEPARATOR ', ') FROM juego",
      right: "SELECT group_concat(titulo, ', ') FROM juego",
    },
  },
  {
    id: 'repair-wrap',
    messages: [SYNTAX_ERROR],
    isRepair: true,
    find: ofKind('wrap'),
    title: 'A `$wrong` le faltan los paréntesis',
    text: 'En este sitio, SQLite esperaba un paréntesis, y encontró `$wrong`.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: "INSERT INTO socio (nombre) VALUES ('Eva'), 'Leo'",
      right: "INSERT INTO socio (nombre) VALUES ('Eva'), ('Leo')",
    },
  },
  {
    id: 'repair-unwrap',
    messages: [SYNTAX_ERROR],
    isRepair: true,
    find: ofKind('unwrap'),
    title: 'Aquí sobran los paréntesis',
    text: 'SQLite no esperaba un paréntesis en este sitio, y sin los dos entiende toda la sentencia.',
    fix: 'Deja solo lo que hay dentro.',
    example: {
      wrong: 'CREATE VIEW lista AS (SELECT titulo FROM juego)',
      right: 'CREATE VIEW lista AS SELECT titulo FROM juego',
    },
  },
  {
    id: 'repair-swap',
    messages: [SYNTAX_ERROR],
    isRepair: true,
    find: ofKind('swap'),
    title: '`$wrong` va al revés',
    text: 'En el otro orden, SQLite entiende toda la sentencia.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'SELECT * juego FROM',
      right: 'SELECT * FROM juego',
    },
  },
];

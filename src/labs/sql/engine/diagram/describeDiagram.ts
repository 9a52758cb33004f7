import { formatCount } from '../../../../utils/quantities';
import type { Schema } from '../types';
import { findJunctions, findRelations } from './relations';
import type { Junction, Relation } from './relations';

const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('es').format(names);

/** Writes the columns of a key: `juego.id`, or `(a, b) de par`. */
const writeKey = (table: string, columns: readonly string[]): string =>
  columns.length === 1
    ? `${table}.${columns.join('')}`
    : `(${columns.join(', ')}) de ${table}`;

function describeRelation({
  child,
  columns,
  parent,
  targets,
  isRequired,
  isUnique,
  isBroken,
}: Relation): string {
  const verb = columns.length === 1 ? 'apunta' : 'apuntan';
  const key = writeKey(child, columns);
  if (isBroken) return `${key} ${verb} a la tabla ${parent}, que no existe.`;
  const place =
    child === parent
      ? `${writeKey(parent, targets)}, de la misma tabla`
      : writeKey(parent, targets);
  const parents = isRequired ? 'una' : 'una, o ninguna,';
  const children = isUnique ? 'una como mucho' : 'muchas';
  return `${key} ${verb} a ${place}: cada fila de ${child} tiene ${parents} de ${parent}, y cada fila de ${parent} puede tener ${children} de ${child}.`;
}

const describeJunction = ({ table, parents }: Junction): string =>
  `${table} es una tabla intermedia: une ${joinNames([...new Set(parents)])}, muchas filas con muchas.`;

/** Says in words the relations that the diagram draws. */
export function describeRelations(schema: Schema): readonly string[] {
  const relations = findRelations(schema);
  return [
    ...relations.map(describeRelation),
    ...findJunctions(schema, relations).map(describeJunction),
  ];
}

/** Names the tables of the diagram and counts its relations. */
export function describeDiagram(schema: Schema): string {
  const count = findRelations(schema).length;
  const relations =
    count === 0
      ? 'sin relaciones'
      : `con ${formatCount(count, 'relación', 'relaciones')}`;
  return `Dibujo de las tablas, ${relations}: ${joinNames(schema.map(({ name }) => name))}`;
}

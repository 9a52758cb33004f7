import type { ReactNode } from 'react';
import type { Step, Variable } from '../../engine/tracer/types';
import { formatBytes } from '../../../../utils/quantities';
import {
  getBlockName,
  collectNames,
  describeValue,
} from '../../engine/tracer/describe';
import type { Names } from '../../engine/tracer/describe';

const states = { live: 'en uso', lost: 'perdido', freed: 'liberado' };

interface RowData {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly isNew: boolean;
}

function Table({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly RowData[];
}): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Tipo</th>
          <th scope="col">Valor</th>
          <th scope="col">En este paso</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, type, value, isNew }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <code>{type}</code>
            </td>
            <td>{value}</td>
            <td>{isNew ? 'cambió' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toRows(
  variables: readonly Variable[],
  names: Names,
  changedIds: ReadonlySet<string>,
): RowData[] {
  return variables.map(({ id, name, type, owner, value }) => ({
    key: id,
    name: owner === undefined ? name : `${name}, estática de ${owner}`,
    type,
    value: describeValue(value, names),
    isNew: changedIds.has(id),
  }));
}

/** Memory as tables, equivalent to the picture. */
export default function Tables({ step }: { readonly step: Step }): ReactNode {
  const names = collectNames(step);
  const changedIds = new Set(step.changes.map(({ object }) => object));
  return (
    <>
      {step.globals.length > 0 && (
        <Table
          caption="Variables globales"
          head="Variable"
          rows={toRows(step.globals, names, changedIds)}
        />
      )}
      {step.frames.map(({ id, name, line, variables }, place) => (
        <Table
          key={id}
          caption={`${name}, llamada ${place + 1} de ${step.frames.length}, en la línea ${line}${variables.length === 0 ? ': sin variables' : ''}`}
          head="Variable"
          rows={toRows(variables, names, changedIds)}
        />
      ))}
      {step.heap.length > 0 && (
        <Table
          caption="Montículo: memoria pedida con malloc"
          head="Bloque"
          rows={step.heap.map(({ id, type, size, state, value }) => ({
            key: id,
            name: getBlockName(id),
            type: type ?? formatBytes(size),
            value: [states[state], value && describeValue(value, names)]
              .filter((text) => text !== undefined)
              .join(': '),
            isNew: changedIds.has(id),
          }))}
        />
      )}
    </>
  );
}

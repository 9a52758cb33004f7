import type { ReactNode } from 'react';
import type { Names } from '../../../engine/tracer/describe';
import { nameEntry } from '../../../engine/structures/describe';
import {
  MAX_LABELS,
  MAX_PAYLOAD_FIELDS,
} from '../../../engine/structures/measure';
import { formatPayload, listPayload } from '../../../engine/structures/payload';
import type { Entry, LinkTarget } from '../../../engine/structures/types';
import type { Box, LinkCell, NodeBox } from './boxes';
import styles from './styles.module.css';

/** Returns the CSS place of a box. */
export const toStyle = ({ x, y, width, height }: Box) => ({
  left: `${x}em`,
  top: `${y}em`,
  // Shares its border with the next box.
  width: `calc(${width}em + 1px)`,
  height: `calc(${height}em + 1px)`,
});

const linkTexts: Readonly<Record<LinkTarget['kind'], string>> = {
  node: '',
  null: 'NULL',
  unset: '?',
  dangling: '✗',
  other: '?',
};

/** Text of a link that has no arrow. */
export const getLinkText = ({ kind }: LinkTarget): string => linkTexts[kind];

function Cell({
  cell: { name, link, box },
  left,
  top,
  isParentMark,
  isNew,
}: {
  readonly cell: LinkCell;
  readonly left: number;
  readonly top: number;
  readonly isParentMark: boolean;
  readonly isNew: boolean;
}): ReactNode {
  return (
    <span
      className={styles.part}
      style={toStyle({ ...box, x: box.x - left, y: box.y - top })}
      data-link={link.target.kind}
      data-new={isNew ? '' : undefined}
    >
      <small>{name}</small>
      <span>{isParentMark ? '↑' : getLinkText(link.target)}</span>
    </span>
  );
}

function Labels({
  entries,
  names,
}: {
  readonly entries: readonly Entry[];
  readonly names: Names;
}): ReactNode {
  const isCut = entries.length > MAX_LABELS;
  const shownEntries = entries.slice(0, isCut ? MAX_LABELS - 1 : MAX_LABELS);
  return (
    <span className={styles.labels}>
      {shownEntries.map((entry) => (
        <span key={entry.object + entry.path}>{nameEntry(entry, names)}</span>
      ))}
      {isCut && <span>y {entries.length - shownEntries.length} más</span>}
    </span>
  );
}

/** A node: its names above, its fields and its links. */
export default function Node({
  node: { placedNode, box, payload, cells },
  names,
  changedIds,
  parentMarks,
}: {
  readonly node: NodeBox;
  readonly names: Names;
  /** Object ids and paths of the values that changed at this step. */
  readonly changedIds: ReadonlySet<string>;
  readonly parentMarks: ReadonlySet<string>;
}): ReactNode {
  const { node, entries } = placedNode;
  const { id, state } = node;
  const fields = listPayload(node);
  return (
    <span
      className={styles.node}
      data-state={state}
      style={{
        width: `${box.width}em`,
        height: `${box.height}em`,
        translate: `${box.x}em ${box.y}em`,
      }}
    >
      {entries.length > 0 && <Labels entries={entries} names={names} />}
      <small className={styles.header}>{names.get(id) ?? ''}</small>
      <span
        className={styles.part}
        style={toStyle({
          ...payload,
          x: payload.x - box.x,
          y: payload.y - box.y,
        })}
        data-single={
          cells[0]?.box.y === payload.y && fields.length === 1 ? '' : undefined
        }
        data-new={
          fields.some(({ path }) => changedIds.has(id + path)) ? '' : undefined
        }
      >
        {state === 'freed' && <em>liberado</em>}
        {fields.slice(0, MAX_PAYLOAD_FIELDS).map(({ name, path, value }) => (
          <span key={path} className={styles.line}>
            <small>{name}</small>
            <b data-kind={value.kind}>{formatPayload(value, names)}</b>
          </span>
        ))}
      </span>
      {cells.map((cell) => (
        <Cell
          key={cell.link.path}
          cell={cell}
          left={box.x}
          top={box.y}
          isParentMark={parentMarks.has(id + cell.link.path)}
          isNew={changedIds.has(id + cell.link.path)}
        />
      ))}
      {state === 'lost' && <em className={styles.lost}>perdido</em>}
    </span>
  );
}

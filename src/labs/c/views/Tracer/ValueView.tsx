import type { ReactNode } from 'react';
import type { PointerTarget, Value } from '../../engine/tracer/types';
import ArrayView from './ArrayView';
import type { PictureNotes } from './notes';
import styles from './styles.module.css';

interface Props {
  readonly value: Value;
  /** Object id and path of the value, as used by pointers and changes. */
  readonly place: string;
  readonly notes: PictureNotes;
}

/** Returns the object id and path that the arrow of a pointer leads to. */
function getArrowTarget(target: PointerTarget): string | undefined {
  if (target.kind === 'object') return target.object + target.path;
  return target.kind === 'past-end' ? target.object : undefined;
}

const pointerTexts: Readonly<Record<PointerTarget['kind'], string>> = {
  null: 'NULL',
  object: '●',
  'past-end': '●',
  freed: '✗ liberada',
  expired: '✗ ya no existe',
  text: '',
  function: '',
  unknown: '?',
};

function getPointerText(
  target: PointerTarget,
  drawnNames: PictureNotes['drawnNames'],
): string {
  if (target.kind === 'object') {
    // The structure shows the pointer's name over the node.
    const name = drawnNames.get(target.object);
    if (name !== undefined) return `→ ${name}${target.path}`;
  }
  if (target.kind === 'text') return `"${target.text}"`;
  return target.kind === 'function'
    ? `${target.name}()`
    : pointerTexts[target.kind];
}

function getSimpleText(value: Value): string {
  switch (value.kind) {
    case 'number':
      return value.text;
    case 'character':
      return value.text ?? String(value.code);
    case 'unset':
      return 'sin valor';
    default:
      return '—';
  }
}

function SimpleValue({ value, place, notes }: Props): ReactNode {
  const isNew = notes.changedIds.has(place);
  const target = value.kind === 'pointer' ? value.target : undefined;
  return (
    <span
      className={styles.cell}
      data-cell={place}
      data-kind={value.kind}
      data-target={target?.kind}
      data-arrow={target && getArrowTarget(target)}
      data-past={target?.kind === 'past-end' ? '' : undefined}
      data-new={isNew ? '' : undefined}
    >
      {target === undefined
        ? getSimpleText(value)
        : getPointerText(target, notes.drawnNames)}
      {value.kind === 'character' && value.text !== undefined && (
        <small>{value.code}</small>
      )}
    </span>
  );
}

/** Value drawn as boxes: an array as a row of cells, a structure as a list. */
export default function ValueView({ value, place, notes }: Props): ReactNode {
  if (value.kind === 'array')
    return (
      <ArrayView
        value={value}
        place={place}
        notes={notes}
        renderItem={(item, itemPlace) => (
          <ValueView value={item} place={itemPlace} notes={notes} />
        )}
      />
    );
  if (value.kind === 'record')
    return (
      <span
        className={styles.record}
        data-cell={place}
        data-union={value.union ? '' : undefined}
      >
        {value.fields.map(({ name, value: field }) => (
          <span key={name} className={styles.field}>
            <small>{name}</small>
            <ValueView value={field} place={`${place}.${name}`} notes={notes} />
          </span>
        ))}
      </span>
    );
  return <SimpleValue value={value} place={place} notes={notes} />;
}

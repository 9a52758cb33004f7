import type { ReactNode } from 'react';
import type { Value } from '../../engine/tracer/types';
import { measureBars } from './bars';
import type { Bar } from './bars';
import type { PictureNotes } from './notes';
import styles from './styles.module.css';

function BarView({ bar }: { readonly bar: Bar | undefined }): ReactNode {
  return (
    <span className={styles.valueBar}>
      {bar !== undefined && (
        <span
          style={{
            bottom: `${bar.bottom * 100}%`,
            height: `${bar.height * 100}%`,
          }}
        />
      )}
    </span>
  );
}

/** Names of the index variables at an element. */
function Marks({
  names,
  isRow = false,
}: {
  readonly names: readonly string[];
  readonly isRow?: boolean;
}): ReactNode {
  const text = names.join(', ');
  return names.length === 0 ? null : (
    <span className={styles.marks}>{isRow ? `${text} →` : `↑ ${text}`}</span>
  );
}

/** Returns the place of the `\0` that ends a string; no element after it counts. */
function findTextEnd({ items, text }: Value & { kind: 'array' }): number {
  if (text === undefined) return items.length;
  const end = items.findIndex(
    (item) => item.kind === 'character' && item.code === 0,
  );
  return end === -1 ? items.length : end;
}

/** Array drawn as a row of cells; of numbers, with bars over them. */
export default function ArrayView({
  value,
  place,
  notes,
  renderItem,
}: {
  readonly value: Value & { readonly kind: 'array' };
  readonly place: string;
  readonly notes: PictureNotes;
  /** Renders the value of an element, which may be an array too. */
  readonly renderItem: (item: Value, place: string) => ReactNode;
}): ReactNode {
  const { items, omitted } = value;
  const nested = items.some(
    ({ kind }) => kind === 'array' || kind === 'record',
  );
  // Excludes matrices, because each row would have a scale of its own.
  const bars = place.endsWith(']') ? undefined : measureBars(items);
  const textEnd = findTextEnd(value);
  const pastEnd = notes.indices.get(`${place}[${items.length}]`) ?? [];
  return (
    <span
      className={styles.array}
      data-cell={place}
      data-nested={nested ? '' : undefined}
      data-bars={bars === undefined ? undefined : ''}
    >
      {items.map((item, index) => (
        <span
          key={index}
          className={styles.item}
          data-unused={index > textEnd ? '' : undefined}
        >
          {bars && <BarView bar={bars[index]} />}
          <small>{index}</small>
          {renderItem(item, `${place}[${index}]`)}
          <Marks
            names={notes.indices.get(`${place}[${index}]`) ?? []}
            isRow={nested}
          />
        </span>
      ))}
      {omitted > 0 && <span className={styles.omitted}>… {omitted} más</span>}
      {pastEnd.length > 0 && (
        <span className={styles.item} data-past="">
          {bars && <BarView bar={undefined} />}
          <small>{items.length}</small>
          <span className={styles.cell}>fuera</span>
          <Marks names={pastEnd} />
        </span>
      )}
    </span>
  );
}

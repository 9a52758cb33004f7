import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatValue } from '../../engine/formatValue';
import type { SqlValue } from '../../engine/types';
import CellText from './CellText';
import styles from './styles.module.css';

/** Characters shown of a long cell. */
const MAX_CELL_LENGTH = 200;
/** Cell that is cut only to save a few characters stays whole. */
const MAX_SPARED_LENGTH = 240;

interface Props {
  readonly value: SqlValue;
  /** Place of the cell, for the name of its button. */
  readonly place: string;
}

function isLong(value: SqlValue): boolean {
  if (typeof value === 'string') return value.length > MAX_SPARED_LENGTH;
  return value instanceof Uint8Array && value.length > MAX_CELL_LENGTH / 2;
}

/** Returns the start of a long value, never half a character. */
function cutValue(value: SqlValue): string {
  return value instanceof Uint8Array
    ? formatValue(value.subarray(0, MAX_CELL_LENGTH / 2)).slice(0, -1)
    : String(value)
        .slice(0, MAX_CELL_LENGTH)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/** Start of a long value, with a button that shows it whole. */
function LongValue({ value, place }: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const label = isWhole ? 'Ver menos' : 'Ver entera';
  return (
    <>
      <CellText text={isWhole ? formatValue(value) : `${cutValue(value)}…`} />
      <button
        type="button"
        data-live=""
        className={styles.more}
        aria-label={`${label}: ${place}`}
        onClick={() => {
          setIsWhole(!isWhole);
        }}
      >
        {label}
      </button>
    </>
  );
}

/** Content of a cell: NULL, an empty text and a text «NULL» look different. */
export default function CellValue({ value, place }: Props): ReactNode {
  if (value === null) return <em className={styles.null}>NULL</em>;
  if (value === '') return <em className={styles.note}>(vacío)</em>;
  if (isLong(value)) return <LongValue value={value} place={place} />;
  return (
    <>
      <CellText text={formatValue(value)} />
      {typeof value === 'string' && /^null$/i.test(value) && (
        <em className={styles.note}> (texto)</em>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  fitName,
  fitRow,
  getRowsTop,
  ROW_HEIGHT,
} from '../../engine/diagram/boxes';
import type { BoxRow } from '../../engine/diagram/boxes';
import type { DiagramBox } from '../../engine/diagram/lines';
import styles from './styles.module.css';

/** Distance from the edge of a box to its text. */
const PADDING = 10;
/** Place of the name of a column, after the mark of its key. */
const NAME_START = 34;
/** Distance from the middle of a row to the foot of its letters. */
const BASELINE = 4.5;

const getMark = ({ isPrimary, isForeign }: BoxRow): string => {
  if (isPrimary) return isForeign ? 'PF' : 'PK';
  return isForeign ? 'FK' : '';
};

function Row({
  row,
  box,
  y,
}: {
  readonly row: BoxRow;
  readonly box: DiagramBox;
  readonly y: number;
}): ReactNode {
  const { name, type } = fitRow(row, box.width);
  const mark = getMark(row);
  return (
    <>
      {mark && (
        <text x={box.x + PADDING} y={y} className={styles.mark}>
          {mark}
        </text>
      )}
      <text
        x={box.x + NAME_START}
        y={y}
        className={clsx(row.isPrimary && styles.primary)}
      >
        {name}
      </text>
      {type && (
        <text
          x={box.x + box.width - PADDING}
          y={y}
          className={styles.type}
          textAnchor="end"
        >
          {type}
        </text>
      )}
    </>
  );
}

/** Table or view of the diagram. */
export default function Box({ box }: { readonly box: DiagramBox }): ReactNode {
  const { x, y, width, height, rows, note, hidden } = box;
  const top = y + getRowsTop(box);
  const getRowY = (index: number) =>
    top + (index + 0.5) * ROW_HEIGHT + BASELINE;
  return (
    <g className={clsx(styles.box, note === 'vista' && styles.view)}>
      <rect {...{ x, y, width, height }} rx={6} className={styles.frame} />
      <path
        d={`M ${x} ${top} V ${y + 6} Q ${x} ${y} ${x + 6} ${y} H ${x + width - 6} Q ${x + width} ${y} ${x + width} ${y + 6} V ${top} Z`}
        className={styles.head}
      />
      <text x={x + PADDING} y={y + 20} className={styles.name}>
        {fitName(box.table, width)}
      </text>
      {note && (
        <text x={x + PADDING} y={y + 35} className={styles.note}>
          {note}
        </text>
      )}
      {rows.map((row, index) => (
        <Row key={row.name} {...{ row, box }} y={getRowY(index)} />
      ))}
      {hidden > 0 && (
        <text x={x + PADDING} y={getRowY(rows.length)} className={styles.note}>
          {hidden === 1 ? 'y 1 columna más' : `y ${hidden} columnas más`}
        </text>
      )}
    </g>
  );
}

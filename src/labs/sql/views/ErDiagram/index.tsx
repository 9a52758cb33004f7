import { useMemo } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { createLayouts } from '../../engine/diagram/createLayouts';
import type { DiagramLayout } from '../../engine/diagram/createLayouts';
import {
  describeDiagram,
  describeRelations,
} from '../../engine/diagram/describeDiagram';
import type { Schema } from '../../engine/types';
import Drawing from './Drawing';
import styles from './styles.module.css';

interface Props {
  readonly schema: Schema;
}

/** Class of the layouts that are shown from a width on, and until one. */
const fromClasses: Readonly<Record<number, string | undefined>> = {
  640: styles.from640,
  1000: styles.from1000,
};
const untilClasses: Readonly<Record<number, string | undefined>> = {
  640: styles.until640,
  1000: styles.until1000,
};

/**
 * Drawings for each width; style sheets choose one, so that the page is right
 * before any script runs.
 */
function Drawings({
  layouts,
}: {
  readonly layouts: readonly DiagramLayout[];
}): ReactNode {
  return layouts.map((layout, index) => (
    <div
      key={layout.minWidth}
      className={clsx(
        index > 0 && fromClasses[layout.minWidth],
        untilClasses[layouts[index + 1]?.minWidth ?? 0],
      )}
    >
      <Drawing layout={layout} />
    </div>
  ));
}

/** Entity-relationship diagram of a database, with its relations in words. */
export default function ErDiagram({ schema }: Props): ReactNode {
  const layouts = useMemo(() => createLayouts(schema), [schema]);
  const relations = useMemo(() => describeRelations(schema), [schema]);
  if (schema.length === 0) return <p>Todavía no hay tablas que dibujar.</p>;
  return (
    <div className={styles.diagram}>
      <div
        className={styles.drawings}
        role="img"
        aria-label={describeDiagram(schema)}
      >
        <Drawings layouts={layouts} />
      </div>
      {relations.length > 0 && (
        <>
          <p className={styles.legend}>
            PK es la clave primaria; FK, una clave foránea; PF, las dos cosas.
            En cada extremo de una línea va cuántas filas puede haber: 1, 0..1
            (una o ninguna) o N (muchas).
          </p>
          <details open={relations.length <= 6}>
            <summary>Las relaciones, en palabras</summary>
            <ul>
              {relations.map((sentence, index) => (
                <li key={index}>{sentence}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { StepStructures } from '../../../engine/structures/timeline';
import type { Names } from '../../../engine/tracer/describe';
import FigureView from './FigureView';
import styles from './styles.module.css';

/** The structures of a step, drawn over the rest of the memory. */
export default function Structures({
  structures: { figures, crowdedRecords },
  names,
  changedIds,
}: {
  readonly structures: StepStructures;
  readonly names: Names;
  readonly changedIds: ReadonlySet<string>;
}): ReactNode {
  return (
    <>
      {figures.map((figure) => (
        <FigureView
          key={figure.record}
          figure={figure}
          names={names}
          changedIds={changedIds}
        />
      ))}
      {crowdedRecords.map(({ type, count }) => (
        <p key={type} className={styles.crowded} aria-hidden="true">
          {count} nodos de <code>{type}</code>: demasiados para dibujarlos
          enlazados, y van sueltos.
        </p>
      ))}
    </>
  );
}

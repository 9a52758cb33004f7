import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { describeStructures } from '../../engine/structures/describe';
import { findIndexUses } from '../../engine/structures/indexUses';
import {
  describeIndexMarks,
  findIndexMarks,
} from '../../engine/structures/indices';
import { readStructures } from '../../engine/structures/timeline';
import { collectNames } from '../../engine/tracer/describe';
import type { Trace } from '../../engine/tracer/types';
import Expressions from './Expressions';
import Memory from './Memory';
import Structures from './Structures';
import Tables from './Tables';
import { collectNotes } from './notes';
import styles from './styles.module.css';

/**
 * The memory at a step: its structures, the rest, all as tables, and what the
 * expressions of the line are worth.
 */
export default function MemoryPane({
  trace,
  stepIndex,
}: {
  readonly trace: Trace;
  readonly stepIndex: number;
}): ReactNode {
  const [asTable, setAsTable] = useState(false);
  const timeline = useMemo(() => readStructures(trace), [trace]);
  const indexUses = useMemo(() => findIndexUses(trace.files), [trace]);
  const step = trace.steps[stepIndex];
  const shownMemory = useMemo(() => {
    if (step === undefined) return undefined;
    const names = collectNames(step);
    const structures = timeline.getStep(stepIndex);
    const marks = findIndexMarks(step, indexUses);
    const notes = collectNotes(step, structures, marks, names);
    const sentences = [
      ...describeStructures(structures, names),
      ...describeIndexMarks(marks, step, names),
    ];
    return { names, structures, notes, sentences };
  }, [timeline, indexUses, step, stepIndex]);
  if (step === undefined || shownMemory === undefined) return null;
  const { names, structures, notes, sentences } = shownMemory;
  return (
    <div className={styles.picture}>
      <label className={styles.asTable}>
        <input
          type="checkbox"
          checked={asTable}
          onChange={({ target }) => {
            setAsTable(target.checked);
          }}
        />{' '}
        Ver la memoria como tabla
      </label>
      {!asTable && (
        <>
          <span className={styles.legend} aria-hidden="true">
            cambió en este paso
          </span>
          <Structures
            structures={structures}
            names={names}
            changedIds={notes.changedIds}
          />
          <Memory step={step} notes={notes} />
        </>
      )}
      <div className={asTable ? styles.tables : styles.hidden}>
        {sentences.length > 0 && (
          <ul aria-label="Estructuras e índices">
            {/* Two equal lists have equal sentences. */}
            {sentences.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
        <Tables step={step} />
      </div>
      <Expressions trace={trace} stepIndex={stepIndex} names={names} />
    </div>
  );
}

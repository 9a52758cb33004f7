import type { ReactNode } from 'react';
import type { HeapBlock, Step, Variable } from '../../engine/tracer/types';
import { formatBytes } from '../../../../utils/quantities';
import { getBlockName } from '../../engine/tracer/describe';
import Arrows from './Arrows';
import ValueView from './ValueView';
import type { PictureNotes } from './notes';
import styles from './styles.module.css';

interface NotesProps {
  readonly notes: PictureNotes;
}

function VariableBox({
  variable,
  notes,
}: NotesProps & { readonly variable: Variable }): ReactNode {
  const { id, name, type, owner, value } = variable;
  return (
    <div className={styles.variable}>
      <span className={styles.name}>
        {name}
        <small>
          {type}
          {owner === undefined ? '' : ` · estática de ${owner}`}
        </small>
      </span>
      {notes.drawnNames.has(id) ? (
        <span className={styles.drawn}>en el dibujo de arriba</span>
      ) : (
        <ValueView value={value} place={id} notes={notes} />
      )}
    </div>
  );
}

function Variables({
  title,
  note,
  variables,
  isRunning = false,
  notes,
}: NotesProps & {
  readonly title: string;
  readonly note: string;
  readonly variables: readonly Variable[];
  readonly isRunning?: boolean;
}): ReactNode {
  return (
    <div className={styles.frame} data-running={isRunning ? '' : undefined}>
      <p className={styles.frameTitle}>
        {title} <small>{note}</small>
      </p>
      {variables.map((variable) => (
        <VariableBox key={variable.id} variable={variable} notes={notes} />
      ))}
      {variables.length === 0 && <p className={styles.none}>sin variables</p>}
    </div>
  );
}

const states = {
  live: '',
  lost: 'perdido: nada apunta a él',
  freed: 'liberado',
};

function Block({
  block,
  notes,
}: NotesProps & { readonly block: HeapBlock }): ReactNode {
  const { id, type, size, state, value } = block;
  return (
    <div className={styles.block} data-state={state}>
      <span className={styles.name}>
        {getBlockName(id)}
        <small>{type ?? formatBytes(size)}</small>
        {state !== 'live' && <em>{states[state]}</em>}
      </span>
      {value === undefined ? (
        <span className={styles.cell} data-cell={id} data-kind="opaque">
          {state === 'freed' ? '✗' : formatBytes(size)}
        </span>
      ) : (
        <ValueView value={value} place={id} notes={notes} />
      )}
    </div>
  );
}

/**
 * Memory as boxes and arrows: call frames on one side, the heap on the other,
 * without what a structure draws.
 */
export default function Memory({
  step,
  notes,
}: NotesProps & { readonly step: Step }): ReactNode {
  const running = step.frames.length - 1;
  const blocks = step.heap.filter(({ id }) => !notes.drawnNames.has(id));
  return (
    <div className={styles.memory} aria-hidden="true">
      <div className={styles.stack}>
        {step.globals.length > 0 && (
          <Variables
            title="Globales"
            note=""
            variables={step.globals}
            notes={notes}
          />
        )}
        {step.frames.map(({ id, name, line, variables }, place) => (
          <Variables
            key={id}
            title={name}
            note={
              place === running
                ? `en la línea ${line}`
                : `espera en la línea ${line}`
            }
            variables={variables}
            isRunning={place === running}
            notes={notes}
          />
        ))}
        {step.frames.length === 0 && (
          <p className={styles.none}>No queda ninguna función en marcha.</p>
        )}
      </div>
      {blocks.length > 0 && (
        <div className={styles.heap}>
          <p className={styles.frameTitle}>
            Montículo <small>malloc</small>
          </p>
          {blocks.map((block) => (
            <Block key={block.id} block={block} notes={notes} />
          ))}
        </div>
      )}
      <Arrows step={step} />
    </div>
  );
}

import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { QueryPlan as Plan } from '../../engine/plan/types';
import type { InnerTrace, QueryTrace } from '../../engine/query/types';
import type { SqlRange } from '../../engine/types';
import QueryPlan from '../QueryPlan';
import InnerQueries from './InnerQueries';
import StageList, { StageButtons } from './StageList';
import StageView from './StageView';
import { useStages } from './useStages';
import { words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly trace: QueryTrace;
  readonly plan?: Plan | undefined;
  /** Shows the place of a clause in the text of the query. */
  readonly onShowRange?: ((range: SqlRange) => void) | undefined;
}

/** Stages of one query; those of another have a state of their own. */
function Player({
  trace,
  region,
  onShowRange,
}: Omit<Props, 'plan'> & {
  /** Element in which the arrow keys change the stage. */
  readonly region: RefObject<HTMLElement | null>;
}): ReactNode {
  const stages = useStages(trace, region, onShowRange);
  const { stageIndex, goToStage } = stages;
  const stage = trace.stages[stageIndex];
  const props = { stages: trace.stages, stageIndex, onChoose: goToStage };
  return (
    <>
      {stage && (
        <>
          <StageButtons {...props} />
          <div className={styles.panes}>
            <StageList {...props} />
            <StageView stage={stage} stages={stages} />
          </div>
        </>
      )}
      {trace.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** Queries that were opened, one inside another, from the outer one. */
function usePath(outer: QueryTrace) {
  const [path, setPath] = useState<readonly InnerTrace[]>([]);
  const [shown, setShown] = useState({ outer, number: 0 });
  if (shown.outer !== outer) {
    setShown({ outer, number: shown.number + 1 });
    setPath([]);
  }
  const current = path.at(-1);
  const trace = current?.trace ?? outer;
  return {
    trace,
    title: current?.title,
    depth: path.length,
    /** Text that is another one for each query that is shown. */
    key: `${shown.number}: ${path.map(({ title }) => title).join('; ')}`,
    open: (index: number) => {
      const next = trace.inner[index];
      if (!next?.trace) return;
      setPath([...path, next]);
      announce(next.title);
    },
    goBack: () => {
      setPath(path.slice(0, -1));
      announce(path.at(-2)?.title ?? words.title);
    },
  };
}

/** Step view of a query: its stages, the queries inside it and its plan. */
export default function QuerySteps({
  trace: outer,
  plan,
  onShowRange,
}: Props): ReactNode {
  const region = useRef<HTMLElement>(null);
  const { trace, title, depth, key, open, goBack } = usePath(outer);
  return (
    <section
      ref={region}
      className={styles.steps}
      aria-label={words.title}
      tabIndex={-1}
      data-live=""
    >
      <div className={styles.bar}>
        <strong>{title ?? words.title}</strong>
        {depth > 0 && (
          <button
            type="button"
            onClick={() => {
              goBack();
              region.current?.focus({ preventScroll: true });
            }}
          >
            {words.back}
          </button>
        )}
      </div>
      <Player
        key={key}
        trace={trace}
        region={region}
        // The text of a view is not the text that the reader sees.
        onShowRange={trace.sql === outer.sql ? onShowRange : undefined}
      />
      {trace.inner.length > 0 && (
        <InnerQueries
          inner={trace.inner}
          onOpen={(index) => {
            open(index);
            // The button that opened the query goes away.
            region.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {plan && depth === 0 && <QueryPlan plan={plan} />}
    </section>
  );
}

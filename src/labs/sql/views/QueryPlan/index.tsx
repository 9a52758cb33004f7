import type { ReactNode } from 'react';
import type { PlanNode, QueryPlan as Plan } from '../../engine/plan/types';
import Sentence from '../Sentence';
import { describeCounters, describeRows, words } from './words';
import styles from './styles.module.css';

/** Mark of a step that reads a table: with an index, or the whole table. */
function Mark({ kind, usesIndex }: PlanNode): ReactNode {
  if (kind !== 'scan' && kind !== 'search') return null;
  return (
    <span className={styles.mark} data-index={usesIndex ? '' : undefined}>
      {usesIndex ? words.withIndex : words.whole}
    </span>
  );
}

function Steps({ nodes }: { readonly nodes: readonly PlanNode[] }): ReactNode {
  return (
    <ol className={styles.list}>
      {nodes.map((node, index) => (
        <li key={index}>
          <Sentence text={node.sentence + describeRows(node)} />{' '}
          <Mark {...node} />{' '}
          <span className={styles.original}>
            {words.original} <code lang="en">{node.original}</code>
          </span>
          {node.children.length > 0 && <Steps nodes={node.children} />}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly plan: Plan;
}

/** Plan of a query, as a tree of sentences. */
export default function QueryPlan({ plan }: Props): ReactNode {
  return (
    <section className={styles.plan} aria-label={words.title}>
      <p>
        <strong>{words.title}.</strong> {words.note}
      </p>
      <Steps nodes={plan.nodes} />
      {plan.counters && <p>{describeCounters(plan.counters)}</p>}
    </section>
  );
}

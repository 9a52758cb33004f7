import type { ReactNode } from 'react';
import { formatNumber } from '../../../../utils/quantities';
import type { RunAnswer } from '../../worker/calls';
import type { SqlRange, StatementResult } from '../../engine/types';
import { describeChanges } from '../../sentences';
import FaultCard from '../FaultCard';
import ResultTable from '../ResultTable';
import type { HeadingLevel } from './types';
import styles from './styles.module.css';

interface Props {
  readonly answer: RunAnswer;
  /** Moves the reader to a place of the text; undefined without an editor. */
  readonly onGoTo?: (range: SqlRange) => void;
  /** Level of the titles of the cards. */
  readonly level: HeadingLevel;
}

/** Outcomes that are shown; thousands of tables would freeze the page. */
const MAX_SHOWN_OUTCOMES = 100;

/** First line of a statement, which names its result. */
const getTitle = (sql: string, { start, end }: SqlRange): string => {
  const [line = ''] = sql.slice(start, end).split('\n');
  return line;
};

function Outcome({
  statement: { table, changes },
  title,
}: {
  readonly statement: StatementResult;
  readonly title: string | undefined;
}): ReactNode {
  if (table)
    return (
      <ResultTable
        table={table}
        canSort
        canDownload
        {...(title !== undefined && { title })}
      />
    );
  return changes ? (
    <p>
      {title !== undefined && <code>{title}</code>} {describeChanges(changes)}
    </p>
  ) : null;
}

/** Results of some statements, in order, with the cards that explain them. */
export default function Answer({ answer, onGoTo, level }: Props): ReactNode {
  const { sql, result, card, hints } = answer;
  const { statements, fault } = result;
  const isMany = statements.length > 1;
  const shown = statements.slice(-MAX_SHOWN_OUTCOMES);
  return (
    <div className={styles.answer}>
      {shown.length < statements.length && (
        <p>
          Se ejecutaron {formatNumber(statements.length)} sentencias, y aquí se
          ve lo que dieron las {MAX_SHOWN_OUTCOMES} últimas. Para ver el resto,
          ejecuta menos a la vez.
        </p>
      )}
      {shown.map((statement) => (
        <Outcome
          key={statement.start}
          statement={statement}
          title={isMany ? getTitle(sql, statement) : undefined}
        />
      ))}
      {fault && (
        <FaultCard
          card={card}
          message={fault.isOwn ? undefined : fault.message}
          range={fault}
          {...{ onGoTo, level }}
        />
      )}
      {hints.map((hint) => (
        <FaultCard
          key={`${hint.id} ${hint.range?.start ?? ''}`}
          card={hint}
          {...{ onGoTo, level }}
        />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { tallyReport } from '../../sentences';
import type { ToolReport } from '../../engine/types';
import CardList from './CardList';
import { useCardContext } from './context';
import { createReportEntries } from './entries';
import styles from './styles.module.css';
import { useExplain } from './useExplain';

/** Cards of the compiler's or linker's messages, and of the hints. */
export default function ReportCards({
  report,
}: {
  readonly report: ToolReport;
}): ReactNode {
  const explain = useExplain();
  const { files, level } = useCardContext();
  const Heading = `h${level}` as 'h3';
  const entries = createReportEntries(report, files, explain);
  if (!entries.length) return null;
  const [first] = report.diagnostics;
  const errors = report.diagnostics.filter(
    ({ severity }) => severity === 'error',
  ).length;
  return (
    <section className={styles.cards}>
      <Heading className={styles.heading}>
        {tallyReport(report) || 'Una posible confusión'}
      </Heading>
      {errors > 1 && first?.severity === 'error' && (
        <p>Empieza por el primero: los demás suelen venir de él.</p>
      )}
      <CardList entries={entries} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../../../utils/quantities';
import type { CsvFault } from '../../engine/csv/types';
import styles from './styles.module.css';

/** Faults named one by one; the others are counted. */
const MAX_SHOWN_FAULTS = 20;

interface Props {
  readonly title: string;
  readonly faults: readonly CsvFault[];
}

/** Faults of the lines of a file. */
export default function FaultList({ title, faults }: Props): ReactNode {
  if (faults.length === 0) return null;
  const rest = faults.length - MAX_SHOWN_FAULTS;
  return (
    <details className={styles.faults} open={faults.length <= 5}>
      <summary>
        {title}: {formatCount(faults.length, 'línea', 'líneas')}
      </summary>
      <ul>
        {faults
          .slice(0, MAX_SHOWN_FAULTS)
          .map(({ line, expected, found, outcome }, index) => (
            <li key={index}>
              <strong>Línea {formatNumber(line)}.</strong> Se esperaba:{' '}
              {expected}. Se encontró: {found}. {outcome}
            </li>
          ))}
        {rest > 0 && <li>Y {formatNumber(rest)} más.</li>}
      </ul>
    </details>
  );
}

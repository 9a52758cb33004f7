import type { ReactNode } from 'react';
import type { Place, ToolReport } from '../engine/c/types';
import styles from './styles.module.css';

interface Props {
  readonly report: ToolReport;
  readonly onGoTo: (place: Place) => void;
}

/** What the compiler said, message by message. */
export default function Messages({ report, onGoTo }: Props): ReactNode {
  if (report.diagnostics.length === 0) return null;
  return (
    <ul className={styles.messages} data-live="">
      {report.diagnostics.map(({ place, message }, index) => (
        <li key={index}>
          {place && (
            <button
              type="button"
              onClick={() => {
                onGoTo(place);
              }}
            >
              línea {place.line}
            </button>
          )}{' '}
          <span lang="en">{message}</span>
        </li>
      ))}
    </ul>
  );
}

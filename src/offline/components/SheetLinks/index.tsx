import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { formatBytes, formatCount } from '../../../utils/quantities';
import type { PackSummary, SheetList } from '../../manifest';
import { getSheetList } from '../../packs/client';
import styles from './styles.module.css';

interface Props {
  readonly summary: PackSummary;
}

type State = 'closed' | 'loading' | 'failed' | SheetList;

function ModuleList({ modules }: SheetList): ReactNode {
  return modules.map(({ title, sheets }) => (
    <details key={title} className={styles.module}>
      <summary>{title}</summary>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.path}>
            <a href={sheet.path} download="">
              {sheet.title}
            </a>{' '}
            <span className={styles.size}>PDF, {formatBytes(sheet.bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/**
 * Links to the worksheets of a course, by module; nothing where they are not
 * published. Their list comes when the reader opens it.
 */
export default function SheetLinks({ summary }: Props): ReactNode {
  const [state, setState] = useState<State>('closed');
  const { sheets } = summary;
  if (!sheets) return null;
  const loadSheets = ({
    currentTarget,
  }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    if (state === 'loading' || typeof state === 'object') return;
    setState('loading');
    getSheetList(sheets.list).then(setState, () => {
      setState('failed');
    });
  };
  return (
    <details className={styles.sheets} onToggle={loadSheets}>
      <summary>
        Para la clase:{' '}
        {formatCount(sheets.count, 'hoja de ejercicios', 'hojas de ejercicios')}{' '}
        para imprimir
      </summary>
      <p>
        Una por lección: resumen, ejercicios con sitio para escribir, preguntas
        y, en la última página, las respuestas.
      </p>
      <div aria-live="polite">
        {state === 'loading' && <p>Cargando la lista…</p>}
        {state === 'failed' && (
          <p>
            No se pudo cargar la lista. Revisa tu conexión, cierra este apartado
            y ábrelo de nuevo.
          </p>
        )}
      </div>
      {typeof state === 'object' && <ModuleList modules={state.modules} />}
    </details>
  );
}

import type { ReactNode } from 'react';
import { createPreviewQuery } from '../previewQuery';
import SchemaPanel from '../SchemaPanel';
import styles from './styles.module.css';
import type { Session } from './useSession';

interface Props {
  readonly session: Session;
  /** Puts a name in the editor, as a statement writes it. */
  readonly onInsertName: (name: string) => void;
}

/** Tables of the open database. */
export default function Side({
  session: { schema, statements },
  onInsertName,
}: Props): ReactNode {
  if (!schema)
    return (
      <p className={styles.waiting}>
        Las tablas aparecen aquí con la primera consulta.
      </p>
    );
  return (
    <div className={styles.side}>
      <SchemaPanel
        schema={schema}
        onInsertName={onInsertName}
        onPreview={(table) => {
          statements.run(createPreviewQuery(table));
        }}
      />
    </div>
  );
}

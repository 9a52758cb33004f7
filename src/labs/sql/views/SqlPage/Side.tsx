import type { ReactNode } from 'react';
import SchemaPanel from '../SchemaPanel';
import styles from './styles.module.css';
import type { Session } from './useSession';

/** Quotes a name for SQL, only when it needs it. */
const quoteName = (name: string): string =>
  /^[\p{L}_][\p{L}\d_]*$/u.test(name)
    ? name
    : `"${name.replaceAll('"', '""')}"`;

interface Props {
  readonly session: Session;
}

/** Tables of the open database. */
export default function Side({
  session: { schema, statements },
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
        onPreview={(table) => {
          statements.run(`SELECT * FROM ${quoteName(table)} LIMIT 20;`);
        }}
      />
    </div>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Schema } from '../engine/types';
import { words } from '../words';
import type { DatabaseContent } from '../databases/content';
import RunStatus from './Answer/RunStatus';
import { createPreviewQuery } from './previewQuery';
import SchemaPanel from './SchemaPanel';
import styles from './tables.module.css';
import { useEngineCall } from './useEngineCall';

interface Props {
  readonly content: DatabaseContent;
  /** Runs a query of the first rows of a table. */
  readonly onPreview: (sql: string) => void;
}

/** Tables of a database, which are read when the reader opens the list. */
export default function Tables({ content, onPreview }: Props): ReactNode {
  const { state, last: schema, start, stop } = useEngineCall<Schema>();
  const [isOpen, setOpen] = useState(false);
  const load = () => {
    start(async (engine) => (await engine.call('run', content, '')).schema);
  };
  return (
    <details
      className={styles.tables}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && !schema) load();
      }}
    >
      <summary>{words.tables}</summary>
      {isOpen && schema && (
        <SchemaPanel
          schema={schema}
          onPreview={(table) => {
            onPreview(createPreviewQuery(table));
          }}
        />
      )}
      {isOpen && state.kind !== 'done' && (
        <RunStatus
          state={state}
          describe={() => ['good', '']}
          onStop={stop}
          onRetry={load}
        />
      )}
    </details>
  );
}

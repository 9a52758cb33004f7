import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Schema } from '../../engine/types';
import ErDiagram from '../ErDiagram';
import styles from './styles.module.css';

interface Props {
  readonly schema: Schema;
}

/** Drawing of the tables of a database, made when it is unfolded. */
export default function Drawing({ schema }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.drawing}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>Dibujo de las tablas y sus relaciones</summary>
      {isOpen && <ErDiagram schema={schema} />}
    </details>
  );
}

import type { ReactNode } from 'react';
import Picture from '../../../../components/Picture';
import styles from './styles.module.css';

/** What the app is about, under its picture. */
export default function Banner(): ReactNode {
  return (
    <div className={styles.banner}>
      <Picture
        src="/img/bloques/rickoso.svg"
        width={640}
        height={360}
        className={styles.picture}
        first
      />
      <div>
        <p className={styles.title}>Wubba lubba dub dub</p>
        <p>
          Un científico con demasiado tiempo libre, su nieto con demasiada
          paciencia y una lista infinita de dimensiones. Aquí puedes hojear a
          sus personajes, sus locaciones y sus episodios sin abrir ningún
          portal.
        </p>
      </div>
    </div>
  );
}

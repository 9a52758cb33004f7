import type { ReactNode } from 'react';
import Picture from '../../../components/Picture';
import Section from '../../../components/Section';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the panel and file name of its drawing. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Part of the profile, below its drawing. */
export default function Panel({ id, ...section }: Props): ReactNode {
  return (
    <div className={styles.panel}>
      <Picture
        src={`/img/perfil/${id}.svg`}
        width={640}
        height={200}
        className={styles.picture}
      />
      <Section id={id} {...section} />
    </div>
  );
}

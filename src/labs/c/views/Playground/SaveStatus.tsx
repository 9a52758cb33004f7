import type { ReactNode } from 'react';
import type { SessionState } from '../../engine/playground/projectSession';
import { MAX_STORED_PROGRAMS } from '../../engine/playground/programStore';
import type { Keeping } from '../../engine/playground/programStore';
import { label } from '../ProgramDownload/label';
import styles from './styles.module.css';

const problems: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  blocked: `Tu navegador no deja guardar nada en este sitio: pulsa «${label}» antes de irte.`,
  full: 'El espacio que tu navegador da a este sitio está lleno: borra algo en «Tus programas», o descarga este antes de irte.',
  crowded: `Ya hay ${MAX_STORED_PROGRAMS} programas guardados, el máximo: borra alguno en «Tus programas» para que este se guarde.`,
};

/** Tells the reader whether the device keeps the open program. */
export default function SaveStatus({
  keeping,
  savedAt,
}: Pick<SessionState, 'keeping' | 'savedAt'>): ReactNode {
  if (keeping !== 'kept')
    return (
      <p className={styles.unkept} role="status">
        {problems[keeping]}
      </p>
    );
  return (
    <p className={styles.kept}>
      {savedAt === undefined
        ? 'Lo que cambies se guarda en este dispositivo.'
        : '✓ Guardado en este dispositivo.'}
    </p>
  );
}

import type { ReactNode } from 'react';
import buttons from '../../../kit/buttons.module.css';
import styles from './styles.module.css';
import type { Session } from './useSession';
import type { StoredWorkspace } from './useWorkspace';

interface Props {
  readonly session: Pick<Session, 'fileName' | 'goBack' | 'openWorkspace'>;
  readonly stored: Pick<StoredWorkspace, 'closedFile' | 'other' | 'notStored'>;
  /** Outcome of the last action, announced too. */
  readonly message: string | undefined;
}

const sentences = {
  changes:
    'Los cambios de la base son demasiado grandes para guardarlos en este navegador: pulsa «Descargar .db» si quieres conservarlos. Tus sentencias sí se guardan.',
  storage:
    'Lo último que escribiste no cabe en este navegador, o no deja guardarlo. Sigue aquí mientras no cierres la pestaña: cópialo si lo quieres conservar.',
} as const;

/** Notices about the work of the reader: replaced, not stored, or elsewhere. */
export default function Notices({
  session: { fileName, goBack, openWorkspace },
  stored: { closedFile, other, notStored },
  message,
}: Props): ReactNode {
  return (
    <div className={styles.notices} data-live="">
      {message !== undefined && <p>{message}</p>}
      {closedFile !== undefined && fileName === undefined && (
        <p>
          Tenías abierto «{closedFile}», y los archivos no se guardan en el
          navegador: ábrelo otra vez.
        </p>
      )}
      {notStored && <p role="status">{sentences[notStored]}</p>}
      {goBack && (
        <p className={buttons.buttons}>
          Lo que tenías antes sigue a mano.{' '}
          <button type="button" onClick={goBack}>
            Volver a lo que tenías
          </button>
        </p>
      )}
      {other && (
        <p role="status" className={buttons.buttons}>
          El laboratorio cambió en otra pestaña; aquí sigue lo tuyo.{' '}
          <button
            type="button"
            onClick={() => {
              openWorkspace(other);
            }}
          >
            Traer lo de la otra pestaña
          </button>
        </p>
      )}
    </div>
  );
}

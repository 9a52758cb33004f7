import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../buttons.module.css';
import styles from './styles.module.css';
import { words } from '../words';
import type { DraftControl } from '../useDraft';

interface Props {
  readonly draft: DraftControl;
}

const dateFormat = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Notices about the draft: restored, changed in another tab, or not stored. */
export default function DraftNotices({ draft }: Props): ReactNode {
  const { restoredDraft, storage, reset, otherTabDraft, takeOtherTabDraft } =
    draft;
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={clsx(buttons.buttons, styles.notices)}
      data-live=""
    >
      {restoredDraft && (
        <p>
          Tienes cambios guardados del{' '}
          <time dateTime={new Date(restoredDraft.at).toISOString()}>
            {dateFormat.format(restoredDraft.at)}
          </time>
          : son los que ves.{' '}
          <button
            type="button"
            onClick={() => {
              root.current?.focus();
              reset();
            }}
          >
            {words.toOriginal}
          </button>
        </p>
      )}
      {otherTabDraft && (
        <p role="status">
          Este programa cambió en otra pestaña; aquí sigue lo tuyo.{' '}
          <button
            type="button"
            onClick={() => {
              root.current?.focus();
              takeOtherTabDraft();
            }}
          >
            Traer lo de la otra pestaña
          </button>
        </p>
      )}
      {storage === 'tab' && (
        <p role="status">
          Tu navegador no deja guardar tus cambios, o ya no hay sitio. Siguen
          aquí mientras no cierres la pestaña: copia el código si lo quieres
          conservar.
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { formatBytes } from '../../../../utils/quantities';
import buttons from '../../../kit/buttons.module.css';
import { downloadSize } from './downloadSize';
import { compilerReadiness } from '../../client/readiness';
import styles from './styles.module.css';
import type { DraftControl } from './useDraft';
import type { Wish } from './types';

interface Props {
  readonly draft: DraftControl;
  readonly isLoading: boolean;
  /** The editor is there; it needs no button. */
  readonly isEditing: boolean;
  readonly canStep: boolean;
  readonly onWish: (wish: Wish) => void;
}

function noteOf(props: Props, isReady: boolean): string {
  if (props.isLoading) return 'Cargando…';
  if (props.draft.found)
    return 'Tienes cambios guardados: vuelven al editar o ejecutar.';
  if (isReady) return '';
  return `Descarga ${formatBytes(downloadSize)} la primera vez.`;
}

/** What can be done with a program; its place is kept until scripts run. */
export default function Strip(props: Props): ReactNode {
  const { draft, isEditing, canStep, onWish } = props;
  const isBrowser = useIsBrowser();
  const note = noteOf(props, compilerReadiness.useIsReady());
  const noteId = useId();
  const { isChanged, reset, undoReset } = draft;
  return (
    <div
      className={clsx(buttons.buttons, styles.strip)}
      data-note={note || undefined}
      data-pagefind-ignore=""
    >
      {isBrowser && (
        <>
          <button
            type="button"
            data-live=""
            className={clsx(buttons.main, styles.run)}
            aria-describedby={noteId}
            onClick={() => {
              onWish({ kind: 'run' });
            }}
          >
            Ejecutar
          </button>
          {!isEditing && (
            <button
              type="button"
              data-live=""
              onClick={() => {
                onWish({ kind: 'edit' });
              }}
            >
              Editar
            </button>
          )}
          {(isChanged || undoReset) && (
            <button type="button" data-live="" onClick={undoReset ?? reset}>
              {undoReset ? 'Deshacer' : 'Reiniciar'}
            </button>
          )}
          {canStep && (
            <button
              type="button"
              data-live=""
              onClick={() => {
                onWish({ kind: 'steps' });
              }}
            >
              Paso a paso
            </button>
          )}
          <span id={noteId} className={styles.note} data-live="">
            {note}
          </span>
        </>
      )}
    </div>
  );
}

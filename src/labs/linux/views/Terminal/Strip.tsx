import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { formatBytes } from '../../../../utils/quantities';
import buttons from '../../../kit/buttons.module.css';
import lab from '../../../c/views/CLab/styles.module.css';
import { downloadSize } from './downloadSize';
import { linuxReadiness } from '../../client/readiness';

interface Props {
  readonly label?: string;
  readonly isLoading: boolean;
  readonly onTry: () => void;
}

function noteOf(isLoading: boolean, isReady: boolean): string {
  if (isLoading) return 'Cargando…';
  return isReady ? '' : `Descarga ${formatBytes(downloadSize)} la primera vez.`;
}

/** The way into a Linux; its place is kept until scripts run. */
export default function Strip({
  label = 'Pruébalo',
  isLoading,
  onTry,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const note = noteOf(isLoading, linuxReadiness.useIsReady());
  const noteId = useId();
  return (
    <div
      className={clsx(buttons.buttons, lab.strip)}
      data-note={note || undefined}
      data-pagefind-ignore=""
    >
      {isBrowser && (
        <>
          <button
            type="button"
            data-live=""
            className={buttons.main}
            aria-describedby={noteId}
            onClick={onTry}
          >
            {label}
          </button>
          <span id={noteId} className={lab.note} data-live="">
            {note}
          </span>
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../../hooks/useFocusFallback';
import { formatLocalDate } from '../../../utils/formatLocalDate';
import { formatLongDate } from '../../../utils/dates';
import { formatBytes } from '../../../utils/quantities';
import type { Pack } from '../../packs/types';
import { describeUpdate, formatRoundedBytes } from '../../packs/strings';
import BookLinks from '../BookLinks';
import PackButtons from '../PackButtons';
import { getNextAction } from '../PackButtons/actions';
import PackStatus from '../PackStatus';
import SheetLinks from '../SheetLinks';
import { useActivityAnnouncements } from '../useActivityAnnouncements';
import DeletePack from './DeletePack';
import PackParts from './PackParts';
import styles from './styles.module.css';

interface Props {
  readonly pack: Pack;
  /** Packs that are deleted together with this one. */
  readonly extras?: readonly Pack[];
}

function describePack({ installed, summary }: Pack): string {
  if (!installed)
    return `Edición ${summary.edition} · ${formatBytes(summary.wire)} de descarga · ocupa ${formatBytes(summary.bytes)}`;
  const date = formatLongDate(formatLocalDate(Date.parse(installed.date)));
  return `Edición ${installed.summary.edition} · guardado el ${date} · ocupa ${formatBytes(installed.summary.bytes)}`;
}

/** Size, state and actions of a pack. */
export default function PackCard({ pack, extras = [] }: Props): ReactNode {
  const { installed, summary, activity } = pack;
  const [isAsking, setAsking] = useState(false);
  const focus = useFocusFallback();
  useActivityAnnouncements(pack);
  const isIdle = activity.kind === 'idle';
  const updateNote = installed && isIdle ? describeUpdate(pack, installed) : '';
  return (
    <div className={styles.pack} {...focus}>
      {installed && <p className={styles.kept}>Guardado en este dispositivo</p>}
      <p className={styles.facts}>{describePack(pack)}</p>
      <PackParts summary={summary} />
      <BookLinks summary={summary} />
      <SheetLinks summary={summary} />
      {updateNote && <p>{updateNote}</p>}
      <PackStatus pack={pack} />
      <PackButtons
        pack={pack}
        action={getNextAction(
          pack,
          `Llevar · ${formatRoundedBytes(summary.wire)}`,
        )}
        isPrimary
      >
        {installed && isIdle && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setAsking(true);
            }}
          >
            Borrar
          </button>
        )}
      </PackButtons>
      {isAsking && (
        <DeletePack
          pack={pack}
          extras={extras}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

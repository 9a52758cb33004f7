import { useState } from 'react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../hooks/useKeptFocus';
import { localDate } from '../../../progress/transfer/file';
import { formatLongDate } from '../../../utils/dates';
import { formatBytes } from '../../../utils/quantities';
import type { Pack } from '../../packs/types';
import { describeUpdate, roughBytes } from '../../packs/words';
import PackButtons from '../PackButtons';
import { nextAction } from '../PackButtons/actions';
import PackStatus from '../PackStatus';
import { useSpokenActivity } from '../useSpokenActivity';
import DeletePack from './DeletePack';
import Holds from './Holds';
import styles from './styles.module.css';

interface Props {
  readonly pack: Pack;
  /** Packs that are deleted together with this one. */
  readonly extras?: readonly Pack[];
}

function factsOf({ kept, summary }: Pack): string {
  if (!kept)
    return `Edición ${summary.edition} · ${formatBytes(summary.wire)} de descarga · ocupa ${formatBytes(summary.bytes)}`;
  const date = formatLongDate(localDate(Date.parse(kept.date)));
  return `Edición ${kept.summary.edition} · guardado el ${date} · ocupa ${formatBytes(kept.summary.bytes)}`;
}

/** Size, state and actions of a pack. */
export default function PackCard({ pack, extras = [] }: Props): ReactNode {
  const { kept, summary, activity } = pack;
  const [isAsking, setAsking] = useState(false);
  const focus = useKeptFocus();
  useSpokenActivity(pack);
  const isIdle = activity.kind === 'idle';
  const news = kept && isIdle ? describeUpdate(pack, kept) : '';
  return (
    <div className={styles.pack} {...focus}>
      {kept && <p className={styles.kept}>Guardado en este dispositivo</p>}
      <p className={styles.facts}>{factsOf(pack)}</p>
      <Holds summary={summary} />
      {news && <p>{news}</p>}
      <PackStatus pack={pack} />
      <PackButtons
        pack={pack}
        action={nextAction(pack, `Llevar · ${roughBytes(summary.wire)}`)}
        isPrimary
      >
        {kept && isIdle && (
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

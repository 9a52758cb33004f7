import type { ReactNode } from 'react';
import { formatBytes } from '../../../utils/quantities';
import type { Pack } from '../../packs/types';
import { describeActivity } from '../../packs/strings';
import styles from './styles.module.css';

interface Props {
  readonly pack: Pack;
}

/** Progress of a download, with the reason if it stopped. */
export default function PackStatus({ pack }: Props): ReactNode {
  const { activity, summary } = pack;
  if (activity.kind === 'idle') return null;
  const { received, total } = activity;
  return (
    <div className={styles.status} data-kind={activity.kind}>
      <p className={styles.bytes}>
        <progress
          max={Math.max(1, total)}
          value={received}
          aria-label={`Descarga: ${summary.title}`}
        />
        <span>
          {formatBytes(received)} de {formatBytes(total)}
        </span>
      </p>
      <p className={styles.text}>{describeActivity(activity)}</p>
    </div>
  );
}

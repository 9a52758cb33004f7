import type { ReactNode } from 'react';
import ExternalLink from '../../../../components/ExternalLink';
import ShareButton from '../ShareButton';
import styles from './styles.module.css';

interface Props {
  readonly terms: readonly string[];
  readonly paused: boolean;
  readonly onPause: (paused: boolean) => void;
  /** True when results of GIPHY are visible: its terms require the credit. */
  readonly credit: boolean;
}

/** Controls for the whole list. */
export default function Toolbar({
  terms,
  paused,
  onPause,
  credit,
}: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          onPause(!paused);
        }}
      >
        {paused ? 'Animar' : 'Pausar animaciones'}
      </button>
      <ShareButton key={terms.join('\n')} />
      {credit && (
        <p className={styles.credit}>
          <ExternalLink to="https://giphy.com/">
            <span lang="en">Powered by GIPHY</span>
          </ExternalLink>
        </p>
      )}
    </div>
  );
}

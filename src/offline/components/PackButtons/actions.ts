import { packStore } from '../../packs/packStore';
import type { Pack } from '../../packs/types';
import { formatUpdateSize } from '../../packs/strings';

export interface Action {
  readonly label: string;
  readonly act: () => void;
  /**
   * Initial label of the sequence. The button keeps the width of this label, so
   * that the next button does not move under a finger that taps twice.
   */
  readonly initialLabel?: string;
}

/**
 * Returns the next action on a pack; undefined when there is nothing to do.
 *
 * @param downloadLabel Label of the action that starts the first download.
 */
export function getNextAction(
  pack: Pack,
  downloadLabel: string,
): Action | undefined {
  const { id, activity, installed, update, isOffered } = pack;
  const download = () => {
    void packStore.download(id);
  };
  const pause = () => {
    packStore.pause(id);
  };
  const first = update
    ? `Actualizar · ${formatUpdateSize(update)}`
    : downloadLabel;
  switch (activity.kind) {
    case 'downloading':
      return { label: 'Pausar', act: pause, initialLabel: first };
    case 'paused':
      return { label: 'Seguir', act: download, initialLabel: first };
    case 'failed':
      return { label: 'Reintentar', act: download, initialLabel: first };
    case 'idle':
      return update || (!installed && isOffered)
        ? { label: first, act: download }
        : undefined;
  }
}

import { packStore } from '../../packs/current';
import type { Pack } from '../../packs/types';
import { updateCost } from '../../packs/words';

export interface Action {
  readonly label: string;
  readonly act: () => void;
  /**
   * Initial label of the sequence. The button keeps the width of this label, so
   * that the next button does not move under a finger that taps twice.
   */
  readonly begin?: string;
}

/**
 * Returns the next action on a pack; undefined when there is nothing to do.
 *
 * @param begin Label of the action that starts the first download.
 */
export function nextAction(pack: Pack, begin: string): Action | undefined {
  const { id, activity, kept, update, isOffered } = pack;
  const download = () => {
    void packStore.download(id);
  };
  const pause = () => {
    packStore.pause(id);
  };
  const first = update ? `Actualizar · ${updateCost(update)}` : begin;
  switch (activity.kind) {
    case 'downloading':
      return { label: 'Pausar', act: pause, begin: first };
    case 'paused':
      return { label: 'Seguir', act: download, begin: first };
    case 'failed':
      return { label: 'Reintentar', act: download, begin: first };
    case 'idle':
      return update || (!kept && isOffered)
        ? { label: first, act: download }
        : undefined;
  }
}

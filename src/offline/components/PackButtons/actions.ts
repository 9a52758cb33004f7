import { packStore } from '../../packs/current';
import type { Pack } from '../../packs/types';
import { updateCost } from '../../packs/words';

export interface Action {
  readonly label: string;
  readonly act: () => void;
  /**
   * The name with which it began, which keeps the button as wide as it was: the
   * next one must not come to stand under a finger that taps twice.
   */
  readonly begin?: string;
}

/**
 * What a reader would do next with a pack; nothing when it is as it should be.
 *
 * @param begin Name of the first of all.
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

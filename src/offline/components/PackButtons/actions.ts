import { packStore } from '../../packs/current';
import type { Pack } from '../../packs/types';
import { updateCost } from '../../packs/words';

export interface Action {
  readonly label: string;
  readonly act: () => void;
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
  switch (activity.kind) {
    case 'downloading':
      return { label: 'Pausar', act: pause };
    case 'paused':
      return { label: 'Seguir', act: download };
    case 'failed':
      return { label: 'Reintentar', act: download };
    case 'idle':
      if (update)
        return { label: `Actualizar · ${updateCost(update)}`, act: download };
      return kept || !isOffered ? undefined : { label: begin, act: download };
  }
}

import { useEffect, useRef } from 'react';
import { announce } from '../../components/Announcer/announce';
import type { Pack } from '../packs/types';
import { describeActivity } from '../packs/strings';

/** Announces the start and the end of a download, but not its progress. */
export function useActivityAnnouncements(pack: Pack | undefined): void {
  const kind = pack?.activity.kind ?? 'idle';
  const before = useRef(kind);
  useEffect(() => {
    const was = before.current;
    before.current = kind;
    if (was === kind || (was !== 'downloading' && kind !== 'downloading'))
      return;
    if (pack?.activity.kind !== 'idle')
      announce(pack ? describeActivity(pack.activity) : '');
    else if (pack.installed && !pack.update)
      announce(`${pack.summary.title}: guardado en este dispositivo.`);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not with each byte
  }, [kind]);
}

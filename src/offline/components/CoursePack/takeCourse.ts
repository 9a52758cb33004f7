import { savesData } from '../../../utils/savesData';
import { packStore } from '../../packs/current';

/** For a press that came before anybody knew what there is to bring. */
export async function takeCourse(course: string): Promise<void> {
  await packStore.look(true);
  const { packs } = packStore.getSnapshot();
  const pack = packs.find(({ summary }) => summary.course === course);
  // Who saves data sees the size first; what is begun or kept needs no more.
  const isNew = pack?.activity.kind === 'idle' && !pack.kept;
  if (pack && isNew && !savesData()) await packStore.download(pack.id);
}

import { savesData } from '../../../utils/savesData';
import { packStore } from '../../packs/current';

/**
 * Downloads a course whose pack was not known yet when the button was pressed.
 */
export async function takeCourse(course: string): Promise<void> {
  await packStore.look(true);
  const { packs } = packStore.getSnapshot();
  const pack = packs.find(({ summary }) => summary.course === course);
  // With Data Saver on, the reader sees the size first. A pack that is
  // downloading or installed needs no further action.
  const isNew = pack?.activity.kind === 'idle' && !pack.kept;
  if (pack && isNew && !savesData()) await packStore.download(pack.id);
}

import { prefersReducedData } from '../../../utils/prefersReducedData';
import { packStore } from '../../packs/packStore';

/**
 * Downloads a course whose pack was not known yet when the button was pressed.
 */
export async function downloadCourse(course: string): Promise<void> {
  await packStore.refresh(true);
  const { packs } = packStore.getSnapshot();
  const pack = packs.find(({ summary }) => summary.course === course);
  // With Data Saver on, the reader sees the size first. A pack that is
  // downloading or installed needs no further action.
  const isNew = pack?.activity.kind === 'idle' && !pack.installed;
  if (pack && isNew && !prefersReducedData()) await packStore.download(pack.id);
}

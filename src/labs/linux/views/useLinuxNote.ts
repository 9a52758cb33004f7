import { useStripNote } from '../../kit/Strip/useStripNote';
import { linuxReadiness } from '../client/readiness';
import { downloadSize } from '../downloadSize';

/** Returns the notice beside the button that starts a Linux. */
export const useLinuxNote = (isLoading: boolean): string =>
  useStripNote(linuxReadiness, downloadSize, { isLoading });

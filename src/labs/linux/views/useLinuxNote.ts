import { useStripNote } from '../../kit/Strip/useStripNote';
import { linuxReadiness } from '../client/readiness';
import { downloadSize } from '../downloadSize';

/** What stands beside the button that starts a Linux. */
export const useLinuxNote = (isLoading: boolean): string =>
  useStripNote(linuxReadiness, downloadSize, { isLoading });

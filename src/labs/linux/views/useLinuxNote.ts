import { manifest } from '../../kit/manifest';
import { sizeOf } from '../../kit/sizeOf';
import { useStripNote } from '../../kit/Strip/useStripNote';
import { linuxReadiness } from '../client/readiness';

const { worker, wasm, bios, vgaBios, snapshot } = manifest.linux;

/** What the first terminal of a visit downloads. */
const downloadSize = sizeOf([worker, wasm, bios, vgaBios, snapshot]);

/** What stands beside the button that starts a Linux. */
export const useLinuxNote = (isLoading: boolean): string =>
  useStripNote(linuxReadiness, downloadSize, { isLoading });

import { manifest } from './manifest';
import { sumTransferSizes } from '../kit/sumTransferSizes';

/** Bytes downloaded by the first statement that a visitor runs. */
export const downloadSize = sumTransferSizes(Object.values(manifest));

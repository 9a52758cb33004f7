import { reloadKeeping } from '../../offline/reload';
import { words } from '../../offline/words';

/** A button. */
interface Offer {
  readonly label: string;
  readonly act: () => void;
}

/** For what needs a file that the site no longer has. */
export const outdated: Offer = { label: words.reload, act: reloadKeeping };

/**
 * What a lab that failed offers.
 *
 * @param reason Why it failed.
 * @param retry For what may go better the next time.
 */
export function wayOut(reason: string, retry: Offer): Offer | undefined {
  if (reason === 'unsupported') return undefined;
  return reason === 'outdated' ? outdated : retry;
}

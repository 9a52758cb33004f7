import { reloadKeeping } from '../../offline/reload';
import { words } from '../../offline/words';

/** What a reader can do: here, or on another page of the site. */
export type Offer = { readonly label: string } & (
  | { readonly act: () => void }
  /** Without the site's base address. */
  | { readonly to: string }
);

/** For what needs a file that the site no longer has. */
export const outdated: Offer = { label: words.reload, act: reloadKeeping };

interface Offers {
  /** For what may go better the next time. */
  readonly retry: Offer;
  /** For a browser in which the lab will never run. */
  readonly elsewhere: Offer;
}

/**
 * What a lab that failed offers.
 *
 * @param reason Why it failed.
 */
export function wayOut(reason: string, { retry, elsewhere }: Offers): Offer {
  if (reason === 'unsupported') return elsewhere;
  return reason === 'outdated' ? outdated : retry;
}

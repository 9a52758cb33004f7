import { reloadWithFields } from '../../offline/reload';
import { strings } from '../../offline/strings';

/**
 * Button or link that a failed lab shows: it runs an action, or leads to
 * another page of the site.
 */
export type Offer = { readonly label: string } & (
  | { readonly act: () => void }
  /** Path without the site's base URL. */
  | { readonly to: string }
);

/** Reloads the page when it needs a file that the site no longer serves. */
export const reloadOffer: Offer = {
  label: strings.reload,
  act: reloadWithFields,
};

interface Offers {
  /** Shown for failures that may not repeat. */
  readonly retry: Offer;
  /** Shown in a browser that cannot run the lab. */
  readonly alternative: Offer;
}

/**
 * Chooses the offer that a failed lab shows.
 *
 * @param reason Reason of the failure.
 */
export function chooseOffer(
  reason: string,
  { retry, alternative }: Offers,
): Offer {
  if (reason === 'unsupported') return alternative;
  return reason === 'outdated' ? reloadOffer : retry;
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Offer } from '../offers';

interface Props {
  readonly offer: Offer;
  readonly className?: string | undefined;
  /** Called before the action, which may remove the pressed button. */
  readonly onPress?: () => void;
}

/** Renders an offer as a button, or as a link when it leads to another page. */
export default function OfferButton({
  offer,
  className,
  onPress,
}: Props): ReactNode {
  if ('to' in offer)
    return (
      <Link to={offer.to} className={className}>
        {offer.label}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress?.();
        offer.act();
      }}
    >
      {offer.label}
    </button>
  );
}

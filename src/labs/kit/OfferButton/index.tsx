import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Offer } from '../wayOut';

interface Props {
  readonly offer: Offer;
  readonly className?: string | undefined;
  /** Before it acts: the pressed button may be gone then. */
  readonly onPress?: () => void;
}

/** What a lab offers to go on: to do something here, or to go elsewhere. */
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

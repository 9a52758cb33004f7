import type { ReactNode } from 'react';
import { owner } from '../../data/owner';
import type { CardData } from '../../data/shared/fields';
import { formatShortDate } from '../../utils/dates';

type Props = Pick<CardData, 'author' | 'date'>;

/** Author and date of a card. */
export default function Byline({ author, date }: Props): ReactNode {
  return (
    <>
      {author === 'steve' ? owner.name : 'Colaboración'} ·{' '}
      <time dateTime={date}>{formatShortDate(date)}</time>
    </>
  );
}

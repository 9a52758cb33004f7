import type { ReactNode } from 'react';
import type { CardData } from '../../data/shared/fields';
import Byline from '../Byline';
import Card from '../Card';
import CardGrid from '../CardGrid';

interface Props {
  readonly cards: readonly CardData[];
  readonly heading?: 'h2' | 'h3';
  readonly size?: 'small' | 'large';
}

/** Cards of a data file: author and date, title, text, link. */
export default function ContentCards({
  cards,
  heading,
  size = 'large',
}: Props): ReactNode {
  return (
    <CardGrid size={size}>
      {cards.map(({ title, titleLang, to, text, image, author, date }) => (
        <Card
          key={title}
          title={title}
          titleLang={titleLang}
          to={to}
          heading={heading}
          image={image ? { src: image, width: 640, height: 360 } : undefined}
          meta={<Byline author={author} date={date} />}
        >
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  );
}

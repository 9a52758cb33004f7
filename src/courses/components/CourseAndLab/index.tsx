import type { ReactNode } from 'react';
import { findCourseByPath } from '../..';
import Byline from '../../../components/Byline';
import Card from '../../../components/Card';
import CardGrid from '../../../components/CardGrid';
import { labs } from '../../../labs/cards';
import type { CardData } from '../../../data/shared/fields';

interface Props {
  /** First card of each course. */
  readonly cards: readonly CardData[];
}

const toCardImage = (src: string | undefined) =>
  src === undefined ? undefined : { src, width: 640, height: 360, first: true };

/**
 * Cards of the courses of an area and of the laboratories of their runtimes.
 */
export default function CourseAndLab({ cards }: Props): ReactNode {
  const runtimes = cards.map(({ to }) => findCourseByPath(to)?.runtime);
  const entries = [
    ...cards.map(({ author, date, ...card }) => ({
      ...card,
      meta: <Byline author={author} date={date} />,
    })),
    ...labs
      .filter(({ id }) => runtimes.includes(id))
      .map((lab) => ({ ...lab, meta: 'Sin instalar nada' })),
  ];
  return (
    <CardGrid size="pair">
      {entries.map(({ title, to, text, image, meta }) => (
        <Card
          key={to}
          isRow
          heading="h2"
          title={title}
          to={to}
          image={toCardImage(image)}
          meta={meta}
        >
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  );
}

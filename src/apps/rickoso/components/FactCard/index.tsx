import type { ReactNode } from 'react';
import Skeleton from '../../../kit/Skeleton';
import type { Label } from '../../labels';
import styles from './styles.module.css';

interface Props {
  /** Omitted when the name is one of the facts. */
  readonly name?: string;
  readonly facts: Readonly<Record<string, Label>>;
  readonly image?: ReactNode;
  /** Level of the name, below the title of the page or of a section. */
  readonly heading?: 'h2' | 'h3';
}

/** Card of an entry of the service: a name and a few facts. */
export default function FactCard({
  name,
  facts,
  image,
  heading: Heading = 'h2',
}: Props): ReactNode {
  return (
    <div className={styles.card}>
      {image}
      <div className={styles.text}>
        {name !== undefined && (
          <Heading className={styles.name} lang="en">
            {name}
          </Heading>
        )}
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, { text, lang }]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={lang}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface SkeletonProps {
  readonly lines: number;
  readonly image?: boolean;
}

/** Placeholder of the card. */
export function FactCardSkeleton({ lines, image }: SkeletonProps): ReactNode {
  return (
    <div className={styles.card} aria-hidden="true">
      {image && <Skeleton width="6.5rem" height="6.5rem" />}
      <div className={styles.text}>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={styles.line}>
            <Skeleton width={line === 0 ? '60%' : '85%'} height="1.1em" />
          </div>
        ))}
      </div>
    </div>
  );
}

import { Fragment } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import titles from '@site-pages/titles';
import type { Term } from '../../../data/glosario/schema';
import DefinitionText from '../../../components/DefinitionText';
import styles from './styles.module.css';

interface Props {
  readonly term: Term;
  /** The whole glossary, for the names of related terms. */
  readonly terms: readonly Term[];
  /** Whether the address leads to this one. */
  readonly isTarget: boolean;
  /** A link to another term was followed. */
  readonly onFollow: () => void;
}

/** One term: name, definition, where it is explained, and its neighbours. */
export default function Entry({
  term: { id, term, english, definition, lesson, related = [] },
  terms,
  isTarget,
  onFollow,
}: Props): ReactNode {
  const neighbours = terms.filter((other) => related.includes(other.id));
  return (
    <div id={id} className={clsx(styles.entry, isTarget && styles.target)}>
      <dt>
        {term}
        {english && (
          <>
            {' '}
            <span className={styles.english}>
              en inglés, <i lang="en">{english}</i>
            </span>
          </>
        )}
      </dt>
      <dd>
        <DefinitionText text={definition} />
      </dd>
      {lesson && (
        <dd className={styles.more}>
          Se explica en <Link to={lesson}>{titles[lesson]}</Link>
        </dd>
      )}
      {neighbours.length > 0 && (
        <dd className={styles.more}>
          Mira también{' '}
          {neighbours.map((other, index) => (
            <Fragment key={other.id}>
              {index > 0 && ', '}
              <Link to={`#${other.id}`} onClick={onFollow}>
                {other.term}
              </Link>
            </Fragment>
          ))}
        </dd>
      )}
    </div>
  );
}

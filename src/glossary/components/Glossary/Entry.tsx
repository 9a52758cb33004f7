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
  /** Whole glossary, for the names of related terms. */
  readonly terms: readonly Term[];
  /** True when the hash of the address is the id of this term. */
  readonly isTarget: boolean;
  /** Called when the reader follows a link to a related term. */
  readonly onFollow: () => void;
}

/**
 * Entry of the glossary: name, definition, lesson that explains it and related
 * terms.
 */
export default function Entry({
  term: { id, term, english, definition, lesson, related = [] },
  terms,
  isTarget,
  onFollow,
}: Props): ReactNode {
  const neighbours = terms.filter((otherTerm) =>
    related.includes(otherTerm.id),
  );
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
          {neighbours.map((neighbour, index) => (
            <Fragment key={neighbour.id}>
              {index > 0 && ', '}
              <Link to={`#${neighbour.id}`} onClick={onFollow}>
                {neighbour.term}
              </Link>
            </Fragment>
          ))}
        </dd>
      )}
    </div>
  );
}

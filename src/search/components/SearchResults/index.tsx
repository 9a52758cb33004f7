import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { HitGroup } from '../../results';
import SearchHit from '../SearchHit';
import styles from './styles.module.css';

interface Props {
  readonly groups: readonly HitGroup[];
}

/** Results as plain lists of links. */
export default function SearchResults({ groups }: Props): ReactNode {
  return groups.map(({ kind, hits }) => (
    <section key={kind} className={styles.group}>
      <h2>{kind}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Link to={hit.url} className={styles.hit}>
              <SearchHit hit={hit} />
            </Link>
            {hit.sections.length > 0 && (
              <ul>
                {hit.sections.map((section) => (
                  <li key={section.url}>
                    <Link to={section.url} className={styles.hit}>
                      <SearchHit hit={section} isSection />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

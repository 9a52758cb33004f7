import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { Term } from '../../../data/glosario/schema';
import { useAnnouncement } from '../../../components/Announcer/useAnnouncement';
import Entry from './Entry';
import { groupByLetter } from './groupByLetter';
import { searchTerms } from './searchTerms';
import styles from './styles.module.css';

interface Props {
  /** Terms in alphabetical order. */
  readonly terms: readonly Term[];
}

const formatTermCount = (count: number): string =>
  count === 1 ? '1 término' : `${String(count)} términos`;

const getLetterAnchor = (letter: string): string =>
  `letra-${letter.toLowerCase()}`;

/** Glossary by letters, with a field that filters its terms. */
export default function Glossary({ terms }: Props): ReactNode {
  const fieldId = useId();
  const [search, setSearch] = useState('');
  const hash = useHistorySelector(({ location }) => location.hash);
  const brokenLinks = useBrokenLinks();
  const foundTerms = useMemo(() => searchTerms(terms, search), [terms, search]);
  const groups = groupByLetter(foundTerms);
  const results = formatTermCount(foundTerms.length);
  useAnnouncement(results);

  // Clears the filter, which may hide the term that a link leads to.
  const clearSearch = () => {
    setSearch('');
  };
  const anchors = [
    ...groups.map(({ letter }) => getLetterAnchor(letter)),
    ...foundTerms.map(({ id }) => id),
  ];
  anchors.forEach(brokenLinks.collectAnchor);

  return (
    <>
      <div className={styles.filter} role="search" aria-label="Términos">
        <label htmlFor={fieldId}>Filtra los términos</label>
        <input
          id={fieldId}
          type="search"
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
        <p>{results}</p>
      </div>
      <nav aria-label="Letras" className={styles.letters}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <Link to={`#${getLetterAnchor(letter)}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, terms: members }) => (
        <section key={letter} aria-labelledby={getLetterAnchor(letter)}>
          <h2 id={getLetterAnchor(letter)} className={styles.letter}>
            {letter}
          </h2>
          <dl className={styles.list}>
            {members.map((term) => (
              <Entry
                key={term.id}
                term={term}
                terms={terms}
                isTarget={hash === `#${term.id}`}
                onFollow={clearSearch}
              />
            ))}
          </dl>
        </section>
      ))}
      {foundTerms.length === 0 && (
        <p>
          Ninguna palabra del glosario contiene eso. Prueba con menos letras o
          con su nombre en inglés.
        </p>
      )}
    </>
  );
}

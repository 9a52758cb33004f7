import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { SectionHit } from '../../engine';
import type { HitGroup } from '../../results';
import SearchHit from '../SearchHit';
import { getOptionId } from './optionIds';
import styles from './styles.module.css';

interface OptionProps {
  readonly id: string;
  readonly hit: SectionHit;
  readonly isSection?: boolean;
  readonly activeId: string | undefined;
  readonly onFollow: () => void;
}

function opensNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function Option({
  id,
  hit,
  isSection,
  activeId,
  onFollow,
}: OptionProps): ReactNode {
  return (
    <Link
      role="option"
      id={id}
      to={hit.url}
      tabIndex={-1}
      aria-selected={id === activeId}
      className={clsx(styles.option, isSection && styles.section)}
      onClick={(event: MouseEvent) => {
        if (!opensNewTab(event)) onFollow();
      }}
    >
      <SearchHit hit={hit} isSection={isSection} />
    </Link>
  );
}

interface Props {
  /** Element id of the listbox; the ids of the options derive from it. */
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Id of the option that Enter opens. */
  readonly activeId: string | undefined;
  /** True while newer results load. */
  readonly busy: boolean;
  readonly onFollow: () => void;
}

/** Results as the listbox of a combobox: the focus stays in the field. */
export default function SearchOptions({
  id,
  groups,
  activeId,
  busy,
  onFollow,
}: Props): ReactNode {
  return (
    <div
      role="listbox"
      id={id}
      aria-busy={busy}
      aria-label="Resultados de la búsqueda"
      className={styles.list}
    >
      {groups.map(({ kind, hits }) => (
        <div key={kind} role="group" aria-label={kind}>
          <div className={styles.kind} aria-hidden="true">
            {kind}
          </div>
          {hits.flatMap((hit) =>
            [hit, ...hit.sections].map((part, index) => (
              <Option
                key={part.url}
                id={getOptionId(id, part.url)}
                hit={part}
                isSection={index > 0}
                activeId={activeId}
                onFollow={onFollow}
              />
            )),
          )}
        </div>
      ))}
    </div>
  );
}

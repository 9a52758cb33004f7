import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import titles from '@site-pages/titles';
import { glosario } from '../../../../data/glosario';
import { announce } from '../../../../components/Announcer/announce';
import DefinitionText from '../../../../components/DefinitionText';
import { useDismissal } from './useDismissal';
import { usePlacement } from './usePlacement';
import styles from './styles.module.css';

/** Interaction that opened the popover. */
export type Cause = 'hover' | 'focus' | 'tap';

export interface TermPopoverProps {
  readonly id: string;
  /** Id of the definition, for `aria-describedby` of the link. */
  readonly descriptionId: string;
  /** Link of the term in the text. */
  readonly link: HTMLAnchorElement;
  readonly cause: Cause;
  readonly onClose: () => void;
}

/**
 * Definition beside its term, made of `<span>` because it is inside a
 * paragraph. Its links are not tab stops, or a text with twelve terms would
 * have thirty-six: Enter on the term leads to its glossary entry, which has
 * them too.
 */
export default function TermPopover({
  id,
  descriptionId,
  link,
  cause,
  onClose,
}: TermPopoverProps): ReactNode {
  const popover = useRef<HTMLSpanElement>(null);
  const entry = glosario.find((term) => term.id === id);
  usePlacement(link, popover);
  useDismissal(link, onClose);

  const definition = entry?.definition;
  useEffect(() => {
    // Announces the definition unless a pointer opened it: a reader who points
    // at the word sees it, while one who uses a key or a finger may not.
    if (cause !== 'hover' && definition !== undefined)
      announce(definition.replaceAll('`', ''));
  }, [cause, definition]);

  if (!entry) return null;
  const { term, english, lesson } = entry;
  return (
    <span
      ref={popover}
      className={styles.popover}
      role="group"
      aria-label={`Glosario: ${term}`}
    >
      <span className={styles.head}>
        <strong>{term}</strong>
        {english && (
          <>
            {' '}
            <span className={styles.english}>
              en inglés, <i lang="en">{english}</i>
            </span>
          </>
        )}
      </span>
      <span id={descriptionId} className={styles.definition}>
        <DefinitionText text={entry.definition} />
      </span>
      <span className={styles.links}>
        <Link to={`/glosario/#${id}`} tabIndex={-1}>
          Ver en el glosario
        </Link>
        {lesson && (
          <Link to={lesson} tabIndex={-1}>
            Leer «{titles[lesson]}»
          </Link>
        )}
      </span>
    </span>
  );
}

import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Cause, TermPopoverProps } from './TermPopover';
import styles from './styles.module.css';

interface Props {
  /** Id of a term of `src/data/glosario`. */
  readonly id: string;
  readonly children: ReactNode;
}

interface Opened {
  readonly Popover: (props: TermPopoverProps) => ReactNode;
  readonly cause: Cause;
  readonly link: HTMLAnchorElement;
}

/**
 * Milliseconds that a pointer must rest on the word, so that passing over it
 * does not open the definition.
 */
const HOVER_DELAY_MS = 300;

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Closes the popover that is open: only one is open at a time. */
let closeOpenPopover: (() => void) | undefined;

/**
 * Glossary term in running text: a link to its entry that, with JavaScript,
 * opens its definition beside it. The definitions and the positioning code are
 * loaded when the first popover opens.
 */
export default function Term({ id, children }: Props): ReactNode {
  const pendingCause = useRef<Cause>(undefined);
  const isTouch = useRef(false);
  const [openedTerm, setOpened] = useState<Opened>();
  const descriptionId = useId();

  const close = () => {
    pendingCause.current = undefined;
    setOpened(undefined);
  };
  const open = (cause: Cause, link: HTMLAnchorElement) => {
    pendingCause.current = cause;
    Promise.all([
      import('./TermPopover'),
      wait(cause === 'hover' ? HOVER_DELAY_MS : 0),
    ]).then(
      ([{ default: Popover }]) => {
        if (pendingCause.current !== cause) return;
        closeOpenPopover?.();
        closeOpenPopover = close;
        setOpened({ Popover, cause, link });
      },
      () => {
        // The tap's navigation was prevented to open the definition, which
        // failed to load: follow the link.
        if (cause === 'tap') link.click();
      },
    );
  };
  const cancelOpening = () => {
    pendingCause.current = undefined;
  };

  return (
    <span>
      <Link
        to={`/glosario/#${id}`}
        className={styles.term}
        data-hinted=""
        aria-describedby={openedTerm && descriptionId}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse' && !openedTerm)
            open('hover', currentTarget);
        }}
        onPointerLeave={cancelOpening}
        onPointerDown={({ pointerType }) => {
          isTouch.current = pointerType === 'touch';
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible') && !openedTerm)
            open('focus', currentTarget);
        }}
        onBlur={cancelOpening}
        onClick={(event) => {
          if (!isTouch.current) return;
          isTouch.current = false;
          event.preventDefault();
          if (openedTerm) close();
          else open('tap', event.currentTarget);
        }}
      >
        {children}
      </Link>
      {openedTerm && (
        <openedTerm.Popover
          id={id}
          descriptionId={descriptionId}
          link={openedTerm.link}
          cause={openedTerm.cause}
          onClose={close}
        />
      )}
    </span>
  );
}

import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { words } from './words';
import styles from './styles.module.css';

/** Number of hints that may be opened, and the callback for an opened one. */
const HintsContext = createContext<{
  readonly offeredCount: number;
  readonly onOpen: (index: number) => void;
}>({ offeredCount: Infinity, onOpen: () => undefined });

interface HintProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** Hint, as `src/remark/exercise` writes it. */
export function Hint({ index, children }: HintProps): ReactNode {
  const { offeredCount, onOpen } = useContext(HintsContext);
  if (index >= offeredCount) return null;
  return (
    <details
      className={styles.hint}
      // Opens the first hint with the list, to save a click.
      open={index === 0 || undefined}
      onToggle={() => {
        onOpen(index);
      }}
    >
      <summary>{`${words.hint} ${index + 1}`}</summary>
      {children}
    </details>
  );
}

interface Props {
  readonly children: ReactNode;
}

/**
 * Folded list of hints. The list shows its first hint; opening a hint shows the
 * next one.
 */
export default function Hints({ children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [openedHints, setOpened] = useState(1);
  return (
    <details className={styles.fold}>
      <summary>{words.hints}</summary>
      <HintsContext
        value={{
          offeredCount: isBrowser ? openedHints + 1 : Infinity,
          onOpen: (index) => {
            setOpened((count) => Math.max(count, index + 1));
          },
        }}
      >
        {children}
      </HintsContext>
    </details>
  );
}

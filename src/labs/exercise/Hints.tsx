import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { words } from './words';
import styles from './styles.module.css';

/** How many hints may be opened, and whom to tell that one was. */
const HintsContext = createContext<{
  readonly offered: number;
  readonly onOpen: (index: number) => void;
}>({ offered: Infinity, onOpen: () => undefined });

interface HintProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** One of the hints, as `src/remark/exercise` writes it. */
export function Hint({ index, children }: HintProps): ReactNode {
  const { offered, onOpen } = useContext(HintsContext);
  if (index >= offered) return null;
  return (
    <details
      className={styles.hint}
      // With the fold comes the first: one click for who is stuck.
      open={index === 0 || undefined}
      onToggle={() => {
        onOpen(index);
      }}
    >
      <summary>
        {words.hint} {index + 1}
      </summary>
      {children}
    </details>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** The hints, folded: the first opens with them, and each one is offered once the one before was opened. */
export default function Hints({ children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [opened, setOpened] = useState(1);
  return (
    <details className={styles.fold}>
      <summary>{words.hints}</summary>
      <HintsContext
        value={{
          offered: isBrowser ? opened + 1 : Infinity,
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

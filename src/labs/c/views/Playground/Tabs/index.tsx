import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
  readonly activeName: string;
  /** Id of the panel that shows the file. */
  readonly panelId: string;
  readonly tabId: (name: string) => string;
  readonly onSelect: (name: string) => void;
}

const tabIndexByKey: Readonly<
  Record<string, (index: number, count: number) => number>
> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of the program's files. */
export default function Tabs({
  names,
  activeName,
  panelId,
  tabId,
  onSelect,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const target = tabIndexByKey[event.key]?.(
      names.indexOf(activeName),
      names.length,
    );
    const name = target === undefined ? undefined : names[target];
    if (name === undefined) return;
    event.preventDefault();
    onSelect(name);
    list.current?.querySelectorAll('button')[names.indexOf(name)]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Archivos del programa"
      className={styles.tabs}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === activeName}
          aria-controls={name === activeName ? panelId : undefined}
          tabIndex={name === activeName ? 0 : -1}
          className={styles.tab}
          onKeyDown={move}
          onClick={() => {
            onSelect(name);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

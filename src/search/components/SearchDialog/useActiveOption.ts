import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ActiveOption {
  /** The option that Enter opens; the first one until an arrow moves it. */
  readonly active: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Clicks as the keys held say, so that Ctrl-Enter opens another tab. */
function follow(id: string, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = event;
  document.getElementById(id)?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
}

/**
 * The keys of a combobox: arrows move through its list, Enter opens. Home, End
 * and all else are the text field's own.
 */
export function useActiveOption(ids: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  useEffect(() => {
    if (chosen === undefined) return;
    document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Somebody composing a letter from several keys is still writing.
    if (event.nativeEvent.isComposing || active === undefined) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (ids.indexOf(active) + step + ids.length) % ids.length;
      setChosen(ids[next]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      follow(active, event);
    }
  };

  return { active, onKeyDown };
}

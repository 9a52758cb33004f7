import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ActiveOption {
  /**
   * Id of the option that Enter opens; the first one until an arrow key moves
   * it.
   */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const ARROW_STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
};

/**
 * Clicks an option with the pressed modifier keys, so that Ctrl-Enter opens
 * another tab.
 */
function clickOption(id: string, event: KeyboardEvent): void {
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
 * Handles the keys of a combobox: arrow keys move through its list, Enter opens
 * an option. The text field handles all other keys, Home and End too.
 */
export function useActiveOption(ids: readonly string[]): ActiveOption {
  const [chosenId, setChosen] = useState<string>();
  const activeId =
    chosenId !== undefined && ids.includes(chosenId) ? chosenId : ids[0];

  useEffect(() => {
    if (chosenId === undefined) return;
    document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing || activeId === undefined) return;
    const step = ARROW_STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (ids.indexOf(activeId) + step + ids.length) % ids.length;
      setChosen(ids[next]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      clickOption(activeId, event);
    }
  };

  return { activeId: activeId, onKeyDown };
}

import { useState } from 'react';
import { cleanPaste, isTooLong, countLines } from './Screen/pasted';
import type { Screen } from './Screen/screen';

/** Reason why a pasted text needs confirmation. */
export interface PasteQuestion {
  /** Text that would be typed. */
  readonly text: string;
  /** Number of characters pasted, when not all of them can be typed. */
  readonly pastedLength: number | undefined;
  /** True when the text would press Enter. */
  readonly pressesEnter: boolean;
}

interface Paste {
  readonly question: PasteQuestion | undefined;
  readonly answer: (isYes: boolean) => void;
  readonly onPaste: (pastedText: string) => void;
}

/**
 * Asks for confirmation before a paste that a program would read line by line,
 * or that would be truncated.
 */
export function usePaste(screen: Screen | undefined): Paste {
  const [question, setQuestion] = useState<PasteQuestion>();
  return {
    question,
    answer: (isYes) => {
      if (isYes && question !== undefined) screen?.paste(question.text);
      setQuestion(undefined);
      screen?.focus();
    },
    onPaste: (pastedText) => {
      const text = cleanPaste(pastedText);
      if (text === '') return;
      const pressesEnter = countLines(text) > 1 && !screen?.hasBracketedPaste();
      const letters = isTooLong(pastedText) ? pastedText.length : undefined;
      if (pressesEnter || letters !== undefined)
        setQuestion({ text, pastedLength: letters, pressesEnter });
      else screen?.paste(text);
    },
  };
}

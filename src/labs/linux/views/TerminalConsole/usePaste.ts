import { useState } from 'react';
import { cleanPaste, isTooLong, linesOf } from './Screen/pasted';
import type { Screen } from './Screen/screen';

/** Why a pasted text waits for an answer. */
export interface PasteQuestion {
  /** What would be typed. */
  readonly text: string;
  /** So many letters were pasted, if not all of them can be typed. */
  readonly pasted: number | undefined;
  /** It would press Enter by itself. */
  readonly pressesEnter: boolean;
}

interface Paste {
  readonly question: PasteQuestion | undefined;
  readonly answer: (isYes: boolean) => void;
  readonly onPaste: (pasted: string) => void;
}

/** Asks before a program is given lines that it takes one by one, or only part of a text. */
export function usePaste(screen: Screen | undefined): Paste {
  const [question, setQuestion] = useState<PasteQuestion>();
  return {
    question,
    answer: (isYes) => {
      if (isYes && question !== undefined) screen?.paste(question.text);
      setQuestion(undefined);
      screen?.focus();
    },
    onPaste: (pasted) => {
      const text = cleanPaste(pasted);
      if (text === '') return;
      const pressesEnter = linesOf(text) > 1 && !screen?.takesPieces();
      const letters = isTooLong(pasted) ? pasted.length : undefined;
      if (pressesEnter || letters !== undefined)
        setQuestion({ text, pasted: letters, pressesEnter });
      else screen?.paste(text);
    },
  };
}

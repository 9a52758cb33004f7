import type { ReactNode } from 'react';
import { countLines, MAX_PASTED_CHARACTERS } from './Screen/pasted';
import type { PasteQuestion } from './usePaste';
import { formatCount, formatNumber } from '../../../../utils/quantities';
import type { TerminalView } from './useTerminalView';
import { words } from '../../words';
import styles from './styles.module.css';

/** Describes the effect of a paste that needs confirmation. */
function describePaste({
  text,
  pastedLength,
  pressesEnter,
}: PasteQuestion): string {
  return [
    pastedLength !== undefined &&
      `Quieres pegar ${formatNumber(pastedLength)} letras y la terminal admite ${formatNumber(MAX_PASTED_CHARACTERS)} de una vez: se pegará solo el principio. Para el resto, pégalo por partes.`,
    pressesEnter &&
      `Vas a pegar ${formatCount(countLines(text), 'línea', 'líneas')}. El programa en marcha las recibe de una en una, como si pulsaras Enter tras cada una.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Questions that the reader answers before going on. */
export default function Questions({
  view,
}: {
  readonly view: TerminalView;
}): ReactNode {
  const { question, answer, earlier, retype, forgetEarlier, state } = view;
  return (
    <div className={styles.questions}>
      {question !== undefined && (
        <div role="alert">
          <p>{describePaste(question)}</p>
          <button
            type="button"
            onClick={() => {
              answer(true);
            }}
          >
            {words.paste}
          </button>
          <button
            type="button"
            onClick={() => {
              answer(false);
            }}
          >
            {words.noPaste}
          </button>
        </div>
      )}
      {earlier.length > 0 && state.kind === 'running' && (
        <div>
          <details>
            <summary>
              Antes escribiste{' '}
              {formatCount(earlier.length, 'comando', 'comandos')}
            </summary>
            <pre>{earlier.join('\n')}</pre>
          </details>
          <button type="button" onClick={retype}>
            {words.retype}
          </button>
          <button type="button" onClick={forgetEarlier}>
            {words.forget}
          </button>
        </div>
      )}
    </div>
  );
}

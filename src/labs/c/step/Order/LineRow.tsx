import type { PointerEvent, ReactNode } from 'react';
import { renderTokens } from '../../../../components/CodeBlock/renderTokens';
import type { Token } from '../../../../components/CodeBlock/tokens';
import styles from './styles.module.css';

interface Props {
  readonly line: number;
  readonly code: readonly Token[];
  /** Shared `name` of the radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (line: number) => void;
  readonly onDrag: (event: PointerEvent) => void;
}

/** Selectable line with a drag handle at its end. */
export default function LineRow({
  line,
  code,
  name,
  isChosen,
  onChoose,
  onDrag,
}: Props): ReactNode {
  return (
    <li className={styles.row} data-entry={line}>
      <label className={styles.line}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => {
            onChoose(line);
          }}
        />
        <code>{renderTokens(code)}</code>
      </label>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => {
          onChoose(line);
          onDrag(event);
        }}
      >
        ⠿
      </span>
    </li>
  );
}

import type { ReactNode } from 'react';
import Dialog from '../Dialog';
import Buttons from '../Dialog/Buttons';

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Consequences of each answer. */
  readonly children: ReactNode;
}

/** Question with two answers; Escape chooses `no`. */
export default function Choices({
  title,
  yes,
  no,
  onYes,
  onNo,
  children,
}: Props): ReactNode {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{children}</p>
      <Buttons>
        <button
          type="button"
          className="button button--primary"
          onClick={onYes}
        >
          {yes}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={onNo}
        >
          {no}
        </button>
      </Buttons>
    </Dialog>
  );
}

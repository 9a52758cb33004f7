import { useState } from 'react';
import type { ReactNode } from 'react';
import { reverse } from '../engine/reverse';

interface Props {
  readonly children: ReactNode;
  /** Text of the block. */
  readonly text: string;
}

/** Block of a lesson with a button that writes it backwards. */
export default function Eco({ children, text }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <pre>{children}</pre>
      <button
        type="button"
        data-live="eco"
        onClick={() => {
          setOpen(true);
        }}
      >
        Al revés
      </button>
      {isOpen && <output>{reverse(text)}</output>}
    </>
  );
}

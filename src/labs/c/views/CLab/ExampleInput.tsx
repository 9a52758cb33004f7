import type { ReactNode } from 'react';
import { words } from '../../words';
import type { CProgram } from '../useCProgram';

interface Props {
  /** What the lesson types. */
  readonly stdin: string | undefined;
  readonly program: CProgram;
}

/** Types what the lesson does, while the reader has typed nothing. */
export default function ExampleInput({
  stdin,
  program: { state, type, endInput },
}: Props): ReactNode {
  const isTyped =
    'transcript' in state &&
    state.transcript.some(({ stream }) => stream === 'typed');
  if (stdin === undefined || isTyped) return null;
  return (
    <button
      type="button"
      onClick={() => {
        type(stdin);
        endInput();
      }}
    >
      {words.exampleInput}
    </button>
  );
}

import type { ReactNode } from 'react';
import { words } from '../../words';
import type { CProgram } from '../useCProgram';

interface Props {
  /** Input used in the lesson. */
  readonly stdin: string | undefined;
  readonly program: CProgram;
}

/**
 * Button that types the input of the lesson; hidden once the reader has typed.
 */
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

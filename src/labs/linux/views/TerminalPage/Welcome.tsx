import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';

interface Props {
  readonly children: ReactNode;
}

/** Static session shown before the terminal is on, and without JavaScript. */
export default function Welcome({ children }: Props): ReactNode {
  const prompt = (
    <>
      <span className="tok-prompt">alumno@practica</span>:
      <span className="tok-path">~</span>${' '}
    </>
  );
  return (
    <CodeBlock label="Terminal" commands="pwd" footer={children}>
      {prompt}pwd{'\n'}
      /home/alumno{'\n'}
      {prompt}
    </CodeBlock>
  );
}

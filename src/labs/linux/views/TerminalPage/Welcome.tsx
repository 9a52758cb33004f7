import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';

interface Props {
  readonly children: ReactNode;
}

/** What the page does, before it is on and for those who cannot turn it on. */
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

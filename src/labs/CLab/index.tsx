import type { ReactNode } from 'react';
import CodeBlock from '../../components/CodeBlock';

interface Props {
  readonly label: string;
  readonly title?: string;
  /** What the program writes. */
  readonly output?: string;
  readonly children: ReactNode;
}

/** A program of a lesson, with what it writes. */
export default function CLab({
  label,
  title,
  output,
  children,
}: Props): ReactNode {
  return (
    <>
      <CodeBlock label={label} {...(title === undefined ? {} : { title })}>
        {children}
      </CodeBlock>
      {output !== undefined && (
        <CodeBlock label="Salida">{output.replace(/\n$/, '')}</CodeBlock>
      )}
    </>
  );
}

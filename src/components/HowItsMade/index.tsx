import { useMemo } from 'react';
import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Section from '../Section';

interface Props {
  /** Path of the file in the repository, shown over its text. */
  readonly file: string;
  readonly source: string;
  /** Three short paragraphs. */
  readonly children: ReactNode;
}

/** How an app works inside, with the file itself as evidence. */
export default function HowItsMade({
  file,
  source,
  children,
}: Props): ReactNode {
  // Colouring it costs more than all the rest of an app.
  const code = useMemo(
    () => (
      <CodeBlock language="typescript" title={file}>
        {source.trimEnd()}
      </CodeBlock>
    ),
    [file, source],
  );
  return (
    <Section id="como-esta-hecha" title="Cómo está hecha">
      {children}
      <details data-pagefind-ignore="">
        <summary>
          El código de <code>{file}</code>
        </summary>
        {code}
      </details>
    </Section>
  );
}

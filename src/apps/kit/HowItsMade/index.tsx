import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Token } from '../../../components/CodeBlock/tokens';
import CodeBlock from '../../../components/CodeBlock';
import { spansOf } from '../../../components/CodeBlock/spansOf';
import Section from '../../../components/Section';

interface Props {
  /** Path of the file in the repository, shown over its text. */
  readonly file: string;
  /** The file itself: `import source from '!!./x.ts?tokens'`. */
  readonly source: readonly Token[];
  /** Three short paragraphs. */
  readonly children: ReactNode;
}

/** How an app works inside, with the file itself as evidence. */
export default function HowItsMade({
  file,
  source,
  children,
}: Props): ReactNode {
  // Hundreds of spans, which typing in the app must not compare each time.
  const code = useMemo(
    () => (
      <CodeBlock label="Código TypeScript" title={file}>
        {spansOf(source)}
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

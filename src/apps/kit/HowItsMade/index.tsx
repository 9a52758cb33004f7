import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Token } from '../../../components/CodeBlock/tokens';
import CodeBlock from '../../../components/CodeBlock';
import { renderTokens } from '../../../components/CodeBlock/renderTokens';
import Section from '../../../components/Section';

interface Props {
  /** Path of the file in the repository, shown above its text. */
  readonly file: string;
  /** Tokens of the file: `import source from '!!./x.ts?tokens'`. */
  readonly source: readonly Token[];
  /** Explanation in three short paragraphs. */
  readonly children: ReactNode;
}

/** Explanation of an app, with one of its source files. */
export default function HowItsMade({
  file,
  source,
  children,
}: Props): ReactNode {
  // Memoizes hundreds of spans, so that typing in the app does not reconcile
  // them.
  const code = useMemo(
    () => (
      <CodeBlock label="Código TypeScript" title={file}>
        {renderTokens(source)}
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

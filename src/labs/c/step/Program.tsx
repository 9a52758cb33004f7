import type { ReactNode } from 'react';
import CodeBlock from '../../../components/CodeBlock';
import { renderTokens } from '../../../components/CodeBlock/renderTokens';
import type { Token } from '../../../components/CodeBlock/tokens';
import { programFile } from './programFile';

/** Joins the text of highlighted tokens. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (typeof token === 'string' ? token : token[1]))
    .join('');

interface Props {
  readonly code: readonly Token[];
  readonly input?: string | undefined;
}

/** Program that a step asks about, and its input. */
export default function Program({ code, input }: Props): ReactNode {
  return (
    <>
      <CodeBlock label="Código C" title={programFile}>
        {renderTokens(code)}
      </CodeBlock>
      {input !== undefined && (
        <>
          <p>Se teclea:</p>
          <CodeBlock label="Texto">{input.replace(/\n$/, '')}</CodeBlock>
        </>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import { renderTokens } from '../../../../components/CodeBlock/renderTokens';
import tokens from '!!./hola.c?tokens';

/**
 * Example program with its output, shown until the playground loads and without
 * JavaScript.
 */
export default function HelloExample(): ReactNode {
  return (
    <>
      <CodeBlock label="Código C" title="hola.c">
        {renderTokens(tokens)}
      </CodeBlock>
      <CodeBlock label="Salida">¡Hola, mundo!</CodeBlock>
    </>
  );
}

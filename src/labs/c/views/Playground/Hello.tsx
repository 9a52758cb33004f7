import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import { spansOf } from '../../../../components/CodeBlock/spansOf';
import tokens from '!!./hola.c?tokens';

/**
 * Example program with its output, shown until the playground loads and without
 * JavaScript.
 */
export default function Hello(): ReactNode {
  return (
    <>
      <CodeBlock label="Código C" title="hola.c">
        {spansOf(tokens)}
      </CodeBlock>
      <CodeBlock label="Salida">¡Hola, mundo!</CodeBlock>
    </>
  );
}

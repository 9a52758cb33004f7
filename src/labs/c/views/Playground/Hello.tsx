import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import { spansOf } from '../../../../components/CodeBlock/spansOf';
import tokens from '!!./hola.c?tokens';

/** What the playground does, for those who cannot run it: a program and its output. */
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

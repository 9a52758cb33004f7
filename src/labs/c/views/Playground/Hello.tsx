import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import tokens from '!!./hola.c?tokens';

/** What the playground does, for those who cannot run it: a program and its output. */
export default function Hello(): ReactNode {
  return (
    <>
      <CodeBlock label="Código C" title="hola.c">
        {tokens.map((token, index) =>
          typeof token === 'string' ? (
            token
          ) : (
            <span key={index} className={`tok-${token[0]}`}>
              {token[1]}
            </span>
          ),
        )}
      </CodeBlock>
      <CodeBlock label="Salida">¡Hola, mundo!</CodeBlock>
    </>
  );
}

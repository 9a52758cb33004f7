import type { ReactNode } from 'react';
import { renderTokens } from '../../../components/CodeBlock/renderTokens';
import CLab from '../../../labs/c/views/CLab';
import Panel from './Panel';
import program from '!!./saludo.md?program';

const { tokens, ...block } = program;
const code = renderTokens(tokens);

/** C laboratory of the lessons, with a program that reads input. */
export default function TryC(): ReactNode {
  return (
    <Panel
      runtime="c"
      title="Prueba C"
      hint="Cambia «Hola» por otra palabra y ejecuta otra vez: eso es programar."
    >
      <CLab {...block}>{code}</CLab>
    </Panel>
  );
}

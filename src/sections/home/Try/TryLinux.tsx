import type { ReactNode } from 'react';
import { renderTokens } from '../../../components/CodeBlock/renderTokens';
import Terminal from '../../../labs/linux/views/Terminal';
import { words } from '../../../labs/linux/words';
import Panel from './Panel';
import session from '!!./terminal.md?session';

const { tokens, ...block } = session;
const transcript = renderTokens(tokens);

/** Linux terminal of the lessons, off until the reader starts it. */
export default function TryLinux(): ReactNode {
  return (
    <Panel
      runtime="linux"
      title="Prueba Linux"
      hint="Es un Debian entero: rompe lo que quieras, se reinicia con un botón."
    >
      <Terminal {...block} start={words.turnOnLinux}>
        {transcript}
      </Terminal>
    </Panel>
  );
}

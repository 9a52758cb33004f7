import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import Strip from '../../../kit/Strip';
import { useLazyModule } from '../../../kit/useLazyModule';
import { warmLinux } from '../../client/load';
import { words } from '../../words';
import { useLinuxNote } from '../useLinuxNote';
import type { TerminalProps } from './types';

const loadLiveTerminal = () => {
  warmLinux();
  return import('./LiveTerminal');
};

/**
 * Session of a lesson that the reader can repeat in place. Linux and the
 * terminal are downloaded on the first request; until then, and without
 * JavaScript, it is a code block.
 */
export default function Terminal({
  start = words.tryIt,
  children,
  ...block
}: TerminalProps): ReactNode {
  const { label, title, commands, isWide } = block;
  const { module, isLoading, request, failure } =
    useLazyModule(loadLiveTerminal);
  const note = useLinuxNote(isLoading);
  return (
    <CodeBlock
      label={label}
      title={title}
      commands={commands.join('\n')}
      isWide={isWide}
      footer={
        <>
          {!module && (
            <Strip lab="linux" label={start} note={note} onStart={request} />
          )}
          {failure}
          {module && <module.default {...block} />}
        </>
      }
    >
      {children}
    </CodeBlock>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import CodeBlock from '../../../../components/CodeBlock';
import LoadFailure from '../../../../components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { warmLinux } from '../../client/load';
import Strip from './Strip';
import type { TerminalProps } from './types';

const loadSession = () => {
  warmLinux();
  return import('./Session');
};

/**
 * A session of a lesson that can be repeated where it is read. Linux and the
 * terminal are downloaded with the first wish; until then it is text with a
 * button, and without JavaScript text.
 */
export default function Terminal({
  children,
  ...session
}: TerminalProps): ReactNode {
  const { label, title, commands } = session;
  const [isWanted, setWanted] = useState(false);
  const { module, error, retry } = useModule(loadSession, isWanted);
  return (
    <CodeBlock
      label={label}
      title={title}
      commands={commands.join('\n')}
      footer={
        <>
          {!module && (
            <Strip
              isLoading={isWanted && error === undefined}
              onTry={() => {
                setWanted(true);
                if (error !== undefined) retry();
              }}
            />
          )}
          {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
          {module && <module.default {...session} />}
        </>
      }
    >
      {children}
    </CodeBlock>
  );
}

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../../preferences/keys';
import block from '../../../../components/CodeBlock/styles.module.css';
import Strip from '../../../kit/Strip';
import { useLazyModule } from '../../../kit/useLazyModule';
import { warmLinux } from '../../client/load';
import { words } from '../../words';
import { useLinuxNote } from '../useLinuxNote';
import { useTerminal } from '../useTerminal';
import type { TerminalHandle } from '../TerminalConsole';
import Files from './Files';
import FontSize from './FontSize';
import ResetDialog from './ResetDialog';
import styles from './styles.module.css';
import TourGuide from './TourGuide';
import Welcome from './Welcome';

const loadConsole = () => {
  warmLinux();
  return import('../TerminalConsole');
};

const name = '/laboratorio/terminal/';

/** Page with a free Linux terminal and a tour of it. */
export default function TerminalPage(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const terminal = useTerminal(name);
  const { module, isLoading, request, failure } = useLazyModule(loadConsole);
  const note = useLinuxNote(isLoading);
  const handle = useRef<TerminalHandle>(null);
  const [confirmedAction, setConfirmed] = useState<() => void>();
  const isOn = terminal.state.kind === 'running';
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {module ? (
          <div className={clsx(block.block, styles.terminal)}>
            <module.default
              ref={handle}
              id={name}
              terminal={terminal}
              label="Linux"
              keepAs={storageKey(baseUrl, `draft:${name}`)}
              isTall
              confirmReset={(reset) => {
                setConfirmed(() => reset);
              }}
            />
          </div>
        ) : (
          <Welcome>
            <Strip
              lab="linux"
              label={words.turnOnLinux}
              note={note}
              onStart={request}
            />
          </Welcome>
        )}
        {failure}
        {module && (
          <div className={styles.tools} data-live="">
            {isOn && <Files terminal={terminal} />}
            <FontSize />
          </div>
        )}
      </div>
      <TourGuide
        onInsert={
          isOn
            ? (command) => {
                handle.current?.insert(command);
              }
            : undefined
        }
      />
      {confirmedAction && (
        <ResetDialog
          onReset={confirmedAction}
          onClose={() => {
            setConfirmed(undefined);
          }}
        />
      )}
    </div>
  );
}

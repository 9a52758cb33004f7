import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { announce } from '../../../../components/Announcer/announce';
import code from '../../../../components/CodeBlock/styles.module.css';
import { storageKey } from '../../../../preferences/keys';
import { sitePath } from '../../../../utils/paths';
import buttons from '../../../kit/buttons.module.css';
import { hashOf } from '../../../kit/draft';
import { useTerminal } from '../../views/useTerminal';
import TerminalConsole from '../../views/TerminalConsole';
import Conditions from '../Conditions';
import { useExercise } from '../../../exercise/context';
import tools from '../../../c/exercise/Workbench/styles.module.css';
import { summarizeConditions } from '../../../exercise/words';
import { useTerminalTask } from '../work';
import { useMachineCheck } from './useMachineCheck';
import type { MachineCheckState } from './useMachineCheck';

function noteOf({ kind }: MachineCheckState, isOn: boolean): string {
  if (kind === 'checking') return 'Comprobando…';
  if (kind === 'failed')
    return 'No se pudo comprobar: este Linux no contesta o perdió programas. Pulsa «Reiniciar» y vuelve a intentarlo.';
  return isOn ? '' : 'Se comprueba con la terminal encendida.';
}

/** Where an exercise of the terminal is done: Linux, check and its result. */
export default function TerminalBench(): ReactNode {
  const { id, title, onPoints } = useExercise();
  const { conditions, setUp } = useTerminalTask();
  const baseUrl = useBaseUrl('/');
  const path = sitePath(useLocation().pathname, baseUrl);
  // What was typed in another machine is of no use in this one.
  const name = `${path}#ejercicio-${id}-${hashOf(setUp ?? '')}`;
  const terminal = useTerminal(name, setUp);
  const check = useMachineCheck(conditions, terminal, (judgement) => {
    announce(summarizeConditions(judgement));
    onPoints(judgement.points, judgement.total);
  });
  const isOn = terminal.state.kind === 'running';
  const isReady = isOn && check.state.kind !== 'checking';
  const note = noteOf(check.state, isOn);
  const noteId = useId();
  return (
    <>
      <div className={code.block} data-live="" data-lab="">
        <TerminalConsole
          id={name}
          terminal={terminal}
          label={`Linux de «${title}»`}
          keepAs={storageKey(baseUrl, `draft:${name}`)}
        />
        <div className={clsx(buttons.buttons, tools.tools)}>
          <button
            type="button"
            className={clsx(buttons.main, tools.check)}
            aria-disabled={!isReady}
            aria-describedby={noteId}
            onClick={() => {
              if (isReady) check.start();
            }}
          >
            Comprobar
          </button>
          <span id={noteId} role="status">
            {note}
          </span>
        </div>
      </div>
      {check.state.kind === 'done' && (
        <Conditions judgement={check.state.judgement} />
      )}
    </>
  );
}

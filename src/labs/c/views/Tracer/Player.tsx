import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Trace } from '../../engine/tracer/types';
import { getStepCode } from '../../engine/tracer/stepCode';
import { describeTraceEnd } from '../../sentences';
import Screen from '../Screen';
import { FINISHED_LIMITS } from '../Screen/displayLimits';
import Code from './Code';
import Controls from './Controls';
import MemoryPane from './MemoryPane';
import { usePlayer } from './usePlayer';
import { describeChanges } from './describeStep';
import styles from './styles.module.css';

/** Step-by-step player of a trace. */
export default function Player({
  trace,
  region,
}: {
  readonly trace: Trace;
  /** Element in which the arrow keys change the step. */
  readonly region: RefObject<HTMLElement | null>;
}): ReactNode {
  const player = usePlayer(trace, region);
  const { stepIndex, last } = player;
  const step = trace.steps[stepIndex];
  const length = step?.outputLength ?? 0;
  const start = Math.max(0, length - FINISHED_LIMITS.letters);
  const output = useMemo(
    () => [
      { stream: 'stdout' as const, text: trace.output.slice(start, length) },
    ],
    [trace, start, length],
  );
  if (step === undefined) return null;
  const { span } = step;
  const isLast = stepIndex === last;
  const shownFile =
    span?.file ?? trace.steps.findLast((one) => one.span)?.span?.file;
  const file =
    trace.files.find(({ name }) => name === shownFile) ?? trace.files[0];
  const changeTexts = describeChanges(step);
  return (
    <>
      <Controls
        player={player}
        place={span === undefined ? 'el final' : `línea ${span.line}`}
      />
      <div className={styles.now}>
        <p>
          <strong>Hecho:</strong>{' '}
          {changeTexts.length === 0
            ? 'nada cambió en la memoria'
            : changeTexts.join(' · ')}
        </p>
        <p>
          <strong>Sigue:</strong>{' '}
          {span === undefined ? (
            describeTraceEnd(trace.end)
          ) : (
            <>
              línea {span.line}: <code>{getStepCode(trace, step)}</code>
            </>
          )}
          {isLast && span !== undefined && <> {describeTraceEnd(trace.end)}</>}
        </p>
      </div>
      <div className={styles.panes}>
        <div className={styles.source}>
          {file !== undefined && <Code file={file} span={span} />}
          <p className={styles.outputTitle}>Pantalla hasta este paso</p>
          <pre
            className={styles.output}
            role="group"
            aria-label="Pantalla hasta este paso"
            tabIndex={0}
          >
            {step.outputLength === 0 ? (
              <em>todavía nada</em>
            ) : (
              <>
                {start > 0 && <em>… (lo último)</em>}
                <Screen parts={output} />
              </>
            )}
          </pre>
        </div>
        <MemoryPane trace={trace} stepIndex={stepIndex} />
      </div>
    </>
  );
}

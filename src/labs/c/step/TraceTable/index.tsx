import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import panel from '../../../../components/CodeBlock/styles.module.css';
import Bench from '../../../exercise/Bench';
import ResultPanel from '../../../exercise/CheckResult/ResultPanel';
import Tools from '../../../exercise/Bench/Tools';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import { words as kit } from '../../../kit/words';
import { isSameCell } from '../../engine/step/traceTable';
import lab from '../../views/CLab/styles.module.css';
import Steps from '../../views/Steps';
import { words } from '../../words';
import Program, { joinTokens } from '../Program';
import { createStepRequest } from '../run';
import { describeCells, sentences } from '../sentences';
import { useAnswer } from '../useAnswer';
import { useStepWork } from '../work';
import Cells from './Cells';
import { getAskedCells } from './getAskedCells';

/** Step with a trace table to fill in; afterwards it shows the tracer. */
export default function TraceTable(): ReactNode {
  const work = useStepWork('traza');
  const source = joinTokens(work.code);
  const tracedRequest = useMemo(
    () => createStepRequest(work, source),
    [work, source],
  );
  const askedCells = getAskedCells(work.rows);
  const { answer, setField } = useAnswer(
    source,
    askedCells.map(() => ''),
  );
  const [isChecked, setChecked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [isFollowed, setFollowed] = useState(false);
  const noteId = useId();
  const tellResult = useReportResult();
  const isRight = askedCells.map(({ expected }, place) =>
    isSameCell(expected, answer[place] ?? ''),
  );
  const score = {
    points: isRight.filter(Boolean).length,
    total: askedCells.length,
  };
  const check = () => {
    const hasNone = answer.every((each) => each.trim() === '');
    setEmpty(hasNone);
    setChecked(!hasNone);
    if (hasNone) announce(sentences.cellsFirst);
    else tellResult(score, describeCells(score));
  };
  return (
    <>
      <Program code={work.code} run={work} />
      <Bench
        result={
          isChecked && (
            <ResultPanel
              isSolved={score.points === score.total}
              summary={describeCells(score)}
            />
          )
        }
      >
        <Cells
          {...{ work, answer }}
          marks={isChecked ? isRight : undefined}
          onWrite={(place, value) => {
            setEmpty(false);
            setChecked(false);
            setField(place, value);
          }}
          onEnter={check}
        />
        <Tools canCheck noteId={noteId} onCheck={check}>
          {(isChecked || isFollowed) && (
            <button
              type="button"
              aria-expanded={isFollowed}
              onClick={() => {
                setFollowed(!isFollowed);
              }}
            >
              {words.steps}
            </button>
          )}
          <span id={noteId} className={panel.label}>
            {isEmpty && sentences.cellsFirst}
          </span>
        </Tools>
        {isFollowed && (
          <Steps
            className={lab.cards}
            fallback={<p>{kit.loading}</p>}
            {...tracedRequest}
            onClose={() => {
              setFollowed(false);
            }}
          />
        )}
      </Bench>
    </>
  );
}

import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import {
  END_OF_PROGRAM,
  moveLine,
  buildProgram,
  getUsedLines,
} from '../../engine/step/order';
import TrialBench from '../../exercise/Workbench/TrialBench';
import { useTrials } from '../../exercise/Workbench/useTrials';
import { useCWork } from '../../exercise/work';
import { GivenFiles, joinTokens } from '../Program';
import TrialTools from '../TrialTools';
import { useAnswer } from '../useAnswer';
import { useStepWork } from '../work';
import LineList from './LineList';
import { describePlace } from './describePlace';

/** Step with lines to order; extra lines are left out. */
export default function Order(): ReactNode {
  const { head, tail, lines, hasExtra } = useStepWork('ordena');
  const texts = lines.map(joinTokens);
  const { answer, setAnswer } = useAnswer(
    texts.join('\n'),
    [...lines.keys(), ...(hasExtra ? [END_OF_PROGRAM] : [])].map(String),
  );
  const order = answer.map(Number);
  const surroundingCode = {
    head: head.length > 0 ? `${joinTokens(head)}\n` : '',
    tail: tail.length > 0 ? `${joinTokens(tail)}\n` : '',
  };
  const trials = useTrials(
    useCWork(),
    buildProgram(
      surroundingCode,
      getUsedLines(order).map((line) => texts[line] ?? ''),
    ),
  );
  const move = (line: number, offset: -1 | 1) => {
    const next = moveLine(order, line, offset);
    if (next === order) return;
    setAnswer(next.map(String));
    announce(describePlace(next, line, texts[line] ?? ''));
  };
  return (
    <TrialBench trials={trials} level={3}>
      <GivenFiles files={trials.task.given} />
      <LineList
        {...{ head, tail, lines, order }}
        onMove={move}
        onPlace={(line, position) => {
          if (order.indexOf(line) === position) return;
          const rest = order.filter((each) => each !== line);
          setAnswer(rest.toSpliced(position, 0, line).map(String));
        }}
        onPlaced={(line) => {
          announce(describePlace(order, line, texts[line] ?? ''));
        }}
      />
      <TrialTools
        trials={trials}
        onCheck={trials.startCheck}
        onRun={trials.run}
      />
    </TrialBench>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { useExercise } from '../../../exercise/context';
import { BLANK_PLACEHOLDER, fillBlanks } from '../../engine/step/blanks';
import TrialBench from '../../exercise/Workbench/TrialBench';
import { useTrials } from '../../exercise/Workbench/useTrials';
import { useCWork } from '../../exercise/work';
import { GivenFiles, joinTokens } from '../Program';
import { sentences } from '../sentences';
import TrialTools from '../TrialTools';
import { useAnswer } from '../useAnswer';
import { useStepWork } from '../work';
import BlankedCode from './BlankedCode';

/** Step with blanks to fill in. */
export default function Blanks(): ReactNode {
  const { title } = useExercise();
  const { code, widths } = useStepWork('completa');
  const text = joinTokens(code);
  const { answer, setField } = useAnswer(
    text,
    widths.map(() => ''),
  );
  const trials = useTrials(
    useCWork(),
    `${fillBlanks(text.split(BLANK_PLACEHOLDER), answer)}\n`,
  );
  const [isEmpty, setEmpty] = useState(false);
  const runIfFull = (act: () => void) => () => {
    const hasEmpty = answer.some((each) => each.trim() === '');
    setEmpty(hasEmpty);
    if (hasEmpty) announce(sentences.fillFirst);
    else act();
  };
  return (
    <TrialBench trials={trials} level={3}>
      <GivenFiles files={trials.task.given} />
      <BlankedCode
        label={title}
        code={code}
        widths={widths}
        answer={answer}
        onWrite={(place, value) => {
          setEmpty(false);
          setField(place, value);
        }}
        onEnter={runIfFull(trials.startCheck)}
      />
      <TrialTools
        trials={trials}
        note={isEmpty && sentences.fillFirst}
        onCheck={runIfFull(trials.startCheck)}
        onRun={runIfFull(trials.run)}
      />
    </TrialBench>
  );
}

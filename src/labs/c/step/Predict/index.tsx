import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import block from '../../../../components/CodeBlock/styles.module.css';
import Bench from '../../../exercise/Bench';
import Tools from '../../../exercise/Bench/Tools';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import { useExercise } from '../../../exercise/context';
import { isSameOutput } from '../../engine/exercise/compare';
import CConsole from '../../views/CConsole';
import { useCProgram } from '../../views/useCProgram';
import { words } from '../../words';
import Program, { joinTokens } from '../Program';
import { createStepRequest } from '../run';
import { sentences } from '../sentences';
import { useAnswer } from '../useAnswer';
import { useStepWork } from '../work';
import PredictionResult from './PredictionResult';
import OptionList from './OptionList';
import OutputField from './OutputField';

/** Step that asks for a program's output, and then runs the program. */
export default function Predict(): ReactNode {
  const work = useStepWork('predice');
  const { options, output, spaces } = work;
  const { openAnswer } = useExercise();
  const source = joinTokens(work.code);
  const { answer, setAnswer } = useAnswer(source, ['']);
  const [typedText = ''] = answer;
  const [checkedText, setChecked] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useId();
  const program = useCProgram();
  const tellResult = useReportResult();

  const write = (text: string) => {
    setEmpty(false);
    setChecked(undefined);
    setAnswer([text]);
  };
  const check = () => {
    const isBlank = typedText.trim() === '';
    setEmpty(isBlank);
    if (isBlank) {
      announce(options ? sentences.chooseFirst : sentences.writeFirst);
      return;
    }
    const isRight = isSameOutput(output, typedText, spaces);
    setChecked(typedText);
    tellResult(
      { points: isRight ? 1 : 0, total: 1 },
      isRight
        ? sentences.solved
        : options
          ? sentences.optionWrong
          : sentences.outputWrong,
    );
    // The difference on screen already shows the right output.
    if (!options) openAnswer();
  };
  const run = () => {
    const { request, stdin, ...options } = createStepRequest(work, source);
    void program.run(request, {
      ...options,
      stdin: { kind: 'preset', text: stdin },
    });
  };
  return (
    <>
      <Program code={work.code} run={work} />
      <Bench
        result={
          checkedText !== undefined && (
            <PredictionResult work={work} givenAnswer={checkedText} />
          )
        }
      >
        {options ? (
          <OptionList
            options={options}
            chosenOption={typedText}
            onChoose={write}
          />
        ) : (
          <OutputField text={typedText} onWrite={write} />
        )}
        <Tools canCheck noteId={noteId} onCheck={check}>
          {checkedText !== undefined && (
            <button type="button" onClick={run}>
              {words.run}
            </button>
          )}
          <span id={noteId} className={block.label}>
            {isEmpty &&
              (options ? sentences.chooseFirst : sentences.writeFirst)}
          </span>
        </Tools>
        <CConsole
          state={program.state}
          files={[]}
          onType={program.type}
          onEndInput={program.endInput}
          onStop={program.stop}
          onRetry={run}
        />
      </Bench>
    </>
  );
}

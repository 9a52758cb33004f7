import type { ReactNode } from 'react';
import ResultPanel from '../../../exercise/CheckResult/ResultPanel';
import { isSameOutput } from '../../engine/exercise/compare';
import OutputDifference from '../../exercise/OutputDifference';
import { sentences } from '../sentences';
import type { PredictWork } from '../work';

interface Props {
  readonly work: PredictWork;
  readonly givenAnswer: string;
}

/** Result of a prediction: the program's output next to the reader's. */
export default function PredictionResult({
  work: { output, spaces, options },
  givenAnswer,
}: Props): ReactNode {
  if (isSameOutput(output, givenAnswer, spaces))
    return <ResultPanel isSolved summary={sentences.solved} />;
  if (options)
    return <ResultPanel isSolved={false} summary={sentences.optionWrong} />;
  return (
    <ResultPanel isSolved={false} summary={sentences.outputWrong}>
      <OutputDifference
        expected={output}
        actual={givenAnswer}
        spaces={spaces}
        names={{
          expectedOutput: sentences.written,
          actualOutput: sentences.foretold,
        }}
      />
    </ResultPanel>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import Bench from '../../exercise/Bench';
import Tools from '../../exercise/Bench/Tools';
import { useReportResult } from '../../exercise/Bench/useReportResult';
import { useExercise } from '../../exercise/context';
import { reverse } from '../engine/reverse';
import { useWanted } from './wanted';

/** Field where a text is written until its echo is the wanted one. */
export default function EcoBench(): ReactNode {
  const { title } = useExercise();
  const wantedSource = useWanted();
  const tellResult = useReportResult();
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState('');
  return (
    <Bench result={<p role="status">{verdict}</p>}>
      <input
        aria-label={title}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Tools
        canCheck
        onCheck={() => {
          const isRight = reverse(text) === wantedSource;
          const summary = isRight ? 'Correcto.' : `Sale «${reverse(text)}».`;
          setVerdict(summary);
          tellResult({ points: isRight ? 1 : 0, total: 1 }, summary);
        }}
      >
        {null}
      </Tools>
    </Bench>
  );
}

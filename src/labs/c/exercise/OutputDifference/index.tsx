import type { ReactNode } from 'react';
import HiddenText from '../../../../components/HiddenText';
import { diffOutputs } from '../../engine/exercise/difference';
import type { DiffStep } from '../../engine/exercise/difference';
import type { Spacing } from '../../engine/exercise/types';
import Blanks from './Blanks';
import { foldEqualLines } from './foldEqualLines';
import styles from './styles.module.css';

/** Labels of a pair of lines that differ. */
interface Names {
  readonly expectedOutput: string;
  readonly actualOutput: string;
}

interface Props {
  readonly expected: string;
  readonly actual: string;
  readonly spaces: Spacing;
  /** Labels for texts that are not the output of a program. */
  readonly names?: Names;
}

function Line({
  step: { kind, text, parts },
  names,
}: {
  readonly step: DiffStep;
  readonly names: Names;
}) {
  if (kind === 'same')
    return (
      <div className={styles.line}>
        <span className={styles.label} />
        <span className={styles.text}>{text}</span>
      </div>
    );
  const isWanted = kind === 'missing';
  // A changed line has `parts`; an added or removed one does not.
  const label = parts
    ? isWanted
      ? names.expectedOutput
      : names.actualOutput
    : isWanted
      ? 'Falta'
      : 'Sobra';
  const Tag = isWanted ? 'ins' : 'del';
  const [before, differingText, after] = parts ?? ['', text, ''];
  return (
    <Tag className={styles.line}>
      <span className={styles.label}>{label}</span>
      <HiddenText>: </HiddenText>
      <span className={styles.text}>
        {text === '' && <em>línea vacía</em>}
        {before}
        {differingText !== '' && (
          <mark>
            <Blanks text={differingText} />
          </mark>
        )}
        {after}
      </span>
    </Tag>
  );
}

function Word({ step: { kind, text } }: { readonly step: DiffStep }) {
  if (kind === 'same') return <>{text} </>;
  const isWanted = kind === 'missing';
  const Tag = isWanted ? 'ins' : 'del';
  return (
    <>
      <Tag className={styles.word}>
        <HiddenText>{isWanted ? 'falta: ' : 'sobra: '}</HiddenText>
        {text}
      </Tag>{' '}
    </>
  );
}

/**
 * Differences between the expected and the actual output, with visible
 * whitespace.
 */
export default function OutputDifference({
  expected,
  actual,
  spaces,
  names = { expectedOutput: 'Se esperaba', actualOutput: 'Salió' },
}: Props): ReactNode {
  const { unit, steps, isCut } = diffOutputs(expected, actual, spaces);
  return (
    <>
      <div
        className={styles.difference}
        role="group"
        aria-label="Diferencia entre lo esperado y lo que salió"
      >
        {unit === 'word' ? (
          <p className={styles.words}>
            {steps.map((step, index) => (
              <Word key={index} step={step} />
            ))}
          </p>
        ) : (
          foldEqualLines(steps).map((item, index) =>
            'skipped' in item ? (
              <div key={index} className={styles.skipped}>
                … {item.skipped} líneas iguales …
              </div>
            ) : (
              <Line key={index} step={item} names={names} />
            ),
          )
        )}
      </div>
      {isCut && <p>La salida es larga: se compara solo su comienzo.</p>}
    </>
  );
}

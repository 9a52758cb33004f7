import type { ReactNode } from 'react';
import type { CaseResult } from '../engine/exercise/judge';
import type { Spacing } from '../engine/exercise/types';
import { isPassed } from './isPassed';
import Faults from './Faults';
import FileTexts from './FileTexts';
import Mark from '../../exercise/CheckResult/Mark';
import styles from '../../exercise/CheckResult/styles.module.css';

interface Props {
  readonly result: CaseResult;
  readonly spacing: Spacing;
  /** True to unfold the details initially. */
  readonly isOpen: boolean;
  /** True when the reader may see its input and output. */
  readonly isShown: boolean;
}

function Given({ test }: Pick<CaseResult, 'test'>): ReactNode {
  const { input, args, files, readOnly = [], changes, replacements } = test;
  return (
    <>
      {changes && (
        <p>
          Con{' '}
          {Object.entries(changes).map(([variable, value]) => (
            <code key={variable} className={styles.argument}>
              {variable.startsWith('#')
                ? `#define ${variable.slice(1)} ${value}`
                : `${variable} = ${value}`}
            </code>
          ))}{' '}
          en lugar de los valores de tu programa:
        </p>
      )}
      {replacements && (
        <p>
          Con{' '}
          {Object.entries(replacements).map(([name, body]) => (
            <code key={name} className={styles.argument}>
              {`${name}(…) { ${body} }`}
            </code>
          ))}{' '}
          en lugar de la función de ese nombre:
        </p>
      )}
      {args && args.length > 0 && (
        <p>
          Con los argumentos{' '}
          {args.map((arg, index) => (
            <code key={index} className={styles.argument}>
              {arg}
            </code>
          ))}
        </p>
      )}
      {files && <FileTexts files={files} />}
      {readOnly.map((name) => (
        <p key={name}>
          <code>{name}</code> es de solo lectura.
        </p>
      ))}
      {input && (
        <>
          <p>Se teclea:</p>
          <pre className={styles.text}>{input.replace(/\n$/, '')}</pre>
        </>
      )}
    </>
  );
}

/** Result of a case. */
export default function CaseItem({
  result,
  spacing,
  isOpen,
  isShown,
}: Props): ReactNode {
  const { test } = result;
  const isGood = isPassed(result);
  const isClean = !result.memory?.length;
  const name = test.hidden ? `${test.name} (oculto)` : test.name;
  if (isGood && isClean)
    return (
      <li className={styles.item}>
        <p className={styles.head}>
          <Mark isGood />
          {name}
        </p>
      </li>
    );
  return (
    <li className={styles.item}>
      <details open={isOpen}>
        <summary className={styles.head}>
          <Mark isGood={isGood} />
          {name}
          {!isClean && ': trata mal la memoria'}
        </summary>
        <div className={styles.detail}>
          {isShown && <Given test={test} />}
          <Faults result={result} spaces={spacing} isShown={isShown} />
        </div>
      </details>
    </li>
  );
}

import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Names } from '../../engine/tracer/describe';
import { evaluateStep, evaluateTyped } from '../../engine/tracer/expressions';
import type { ExpressionValue } from '../../engine/tracer/expressions';
import type { Trace } from '../../engine/tracer/types';
import styles from './styles.module.css';

/** Maximum length of a typed expression. */
const MAX_TYPED_LENGTH = 80;

function ExpressionList({
  values,
}: {
  readonly values: readonly ExpressionValue[];
}): ReactNode {
  return (
    <dl className={styles.expressions}>
      {values.map(({ code, text }) => (
        <div key={code}>
          <dt>
            <code>{code}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Values of the expressions in the code that is about to run, and of one that
 * the learner types and that stays from step to step.
 */
export default function Expressions({
  trace,
  stepIndex,
  names,
}: {
  readonly trace: Trace;
  readonly stepIndex: number;
  readonly names: Names;
}): ReactNode {
  const id = useId();
  const [typedCode, setTypedCode] = useState('');
  const values = useMemo(
    () => evaluateStep(trace, stepIndex, names),
    [trace, stepIndex, names],
  );
  const code = typedCode.trim();
  return (
    <div className={styles.watch} role="group" aria-label="Expresiones">
      {values.length > 0 && (
        <>
          <p className={styles.watchTitle}>Antes de ejecutar esta línea</p>
          <ExpressionList values={values} />
        </>
      )}
      <label htmlFor={id}>Sigue otra expresión</label>
      <input
        id={id}
        value={typedCode}
        maxLength={MAX_TYPED_LENGTH}
        placeholder="p->sig"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-value`}
        onChange={({ target }) => {
          setTypedCode(target.value);
        }}
      />
      <p id={`${id}-value`} className={styles.typedValue}>
        {code !== '' && evaluateTyped(code, trace, stepIndex, names)}
      </p>
    </div>
  );
}

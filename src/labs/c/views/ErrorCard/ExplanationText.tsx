import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import DefinitionText from '../../../../components/DefinitionText';
import styles from './styles.module.css';
import type { Explanation } from './useExplain';

/** Meaning, usual cause and fix of a fault. */
export default function ExplanationText({
  explanation: { meaning, cause, fix, change, lesson },
}: {
  readonly explanation: Explanation;
}): ReactNode {
  return (
    <>
      <p>
        <DefinitionText text={meaning} />
      </p>
      <p>
        <strong>Causa habitual:</strong> <DefinitionText text={cause} />
      </p>
      <p>
        <strong>Cómo se arregla:</strong> <DefinitionText text={fix} />
      </p>
      {change && (
        <dl className={styles.change}>
          <div>
            <dt>Antes</dt>
            <dd>
              <code>{change.before}</code>
            </dd>
          </div>
          <div>
            <dt>Después</dt>
            <dd>
              <code>{change.after}</code>
            </dd>
          </div>
        </dl>
      )}
      {lesson && (
        <p>
          Está en la lección <Link to={lesson.path}>{lesson.title}</Link>.
        </p>
      )}
    </>
  );
}

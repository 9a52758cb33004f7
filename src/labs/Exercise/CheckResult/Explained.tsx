import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import DefinitionText from '../../../components/DefinitionText';
import { useModule } from '../../../hooks/useModule';
import type { Fault } from '../../engine/exercise/judge';
import styles from './styles.module.css';

const load = () => import('../../explain');

interface Props {
  readonly fault: Extract<Fault, { kind: 'end' | 'finding' }>;
}

/** What a fault while running means, and how to mend it, once that has arrived. */
export default function Explained({ fault }: Props): ReactNode {
  const { module } = useModule(load);
  const explanation =
    fault.kind === 'finding'
      ? module?.explainFinding(fault.finding)
      : module?.explainEnd(fault.end);
  if (!explanation) return null;
  const { title, meaning, cause, fix, lesson } = explanation;
  return (
    <div className={styles.explained}>
      <p>
        <strong>
          <DefinitionText text={title} />
        </strong>
      </p>
      {[meaning, cause, fix].map((text) => (
        <p key={text}>
          <DefinitionText text={text} />
        </p>
      ))}
      {lesson && (
        <p>
          Lo explica <Link to={lesson.path}>{lesson.title}</Link>.
        </p>
      )}
    </div>
  );
}

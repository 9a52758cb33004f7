import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import {
  describeConstruct,
  readConstruct,
} from '../engine/exercise/constructs';
import { useCWork } from './work';
import styles from '../../exercise/styles.module.css';

function Rule({
  verb,
  construct,
}: {
  readonly verb: string;
  readonly construct: string;
}): ReactNode {
  const known = readConstruct(construct);
  if (!known) return null;
  return (
    <li>
      <DefinitionText text={`${verb} ${describeConstruct(known)}.`} />
    </li>
  );
}

/** What the program has to use, and what it may not. */
export default function Rules(): ReactNode {
  const { required, forbidden } = useCWork().task;
  if (required.length + forbidden.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {required.map((construct) => (
        <Rule key={construct} verb="Usa" construct={construct} />
      ))}
      {forbidden.map((construct) => (
        <Rule key={construct} verb="No uses" construct={construct} />
      ))}
    </ul>
  );
}

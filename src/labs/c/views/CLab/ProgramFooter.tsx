import type { ReactNode } from 'react';
import LessonDownload from '../ProgramDownload/LessonDownload';
import type { ProgramState } from '../useCProgram';
import type { SourceFile } from '../../engine/types';
import type { Settings } from '../../engine/playground/project';
import PlaygroundLink from './PlaygroundLink';
import styles from './styles.module.css';

interface Props {
  /** Files of the program, the main one first. */
  readonly files: readonly SourceFile[];
  readonly settings: Pick<Settings, 'standard' | 'args'>;
  readonly state: ProgramState;
}

/** Ways to take the program of a lesson elsewhere. */
export default function ProgramFooter(props: Props): ReactNode {
  return (
    <div className={styles.footer}>
      <PlaygroundLink {...props} />
      <LessonDownload {...props} />
    </div>
  );
}

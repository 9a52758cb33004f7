import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { projectLimits } from '../../../engine/playground/project';
import type { Project } from '../../../engine/playground/project';
import type { DataFile } from '../../../engine/types';
import ProgramDownload from '../../ProgramDownload';
import Programs from '../Programs';
import Share from '../Share';
import Templates from '../Templates';
import { getDesk } from '../useDesk';
import styles from './styles.module.css';

interface Props {
  readonly project: Project;
  /** Files that its last run wrote. */
  readonly writtenFiles: readonly DataFile[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Program title, and the actions on the whole program. */
export default function Toolbar({
  project,
  writtenFiles,
  onFiles,
}: Props): ReactNode {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'templates' | 'programs' | 'share'>();
  const close = () => {
    setOpen(undefined);
  };
  return (
    <div className={styles.toolbar}>
      <div className={styles.name}>
        <label htmlFor={id}>Programa</label>
        <input
          id={id}
          value={project.title}
          maxLength={projectLimits.title}
          placeholder="Sin nombre"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            getDesk().retitle(currentTarget.value);
          }}
        />
      </div>
      <div className={styles.actions} role="group" aria-label="Programa">
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setOpen('templates');
          }}
        >
          Programa nuevo
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setOpen('programs');
          }}
        >
          Tus programas
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => chooser.current?.click()}
        >
          Abrir archivos
        </button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Archivos que abrir"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setOpen('share');
          }}
        >
          Compartir
        </button>
        <ProgramDownload
          className="button button--secondary"
          getProgram={() => ({
            project,
            // The program begins its next run with its own files.
            writtenFiles: writtenFiles.filter((file) =>
              project.files.every(({ name }) => name !== file.name),
            ),
          })}
        />
      </div>
      {open === 'templates' && <Templates onClose={close} />}
      {open === 'programs' && <Programs onClose={close} />}
      {open === 'share' && <Share project={project} onClose={close} />}
    </div>
  );
}

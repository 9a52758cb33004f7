import { useId } from 'react';
import type { ReactNode } from 'react';
import { standards } from '../../../engine/types';
import type { CompilerFlag, Standard } from '../../../engine/types';
import {
  buildCompileCommand,
  projectLimits,
} from '../../../engine/playground/project';
import type { Project } from '../../../engine/playground/project';
import { getDesk } from '../useDesk';
import InputSettings from './InputSettings';
import styles from './styles.module.css';

const standardNames: Readonly<Record<Standard, string>> = {
  c17: 'C17, la del curso',
  c23: 'C23, la más nueva',
};

const flagNames: Readonly<Record<CompilerFlag, string>> = {
  '-Werror': 'un aviso detiene la compilación',
  '-pedantic': 'avisa de lo que no es C estándar',
};

const flags = Object.keys(flagNames) as CompilerFlag[];

interface Props {
  readonly project: Project;
}

/** Compiler and run settings, collapsed. */
export default function Advanced({ project }: Props): ReactNode {
  const id = useId();
  const { configure } = getDesk();
  const { settings } = project;
  return (
    <details className={styles.advanced}>
      <summary>Avanzado: estándar de C, avisos, argumentos y entrada</summary>
      <div className={styles.body}>
        <fieldset>
          <legend>Estándar de C</legend>
          {standards.map((standard) => (
            <label key={standard}>
              <input
                type="radio"
                name={`${id}-standard`}
                checked={settings.standard === standard}
                onChange={() => {
                  configure({ standard });
                }}
              />
              {standardNames[standard]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Avisos del compilador</legend>
          <p>
            Las opciones <code>-Wall</code> y <code>-Wextra</code> están siempre
            puestas.
          </p>
          {flags.map((flag) => (
            <label key={flag}>
              <input
                type="checkbox"
                checked={settings.flags.includes(flag)}
                onChange={({ currentTarget: { checked } }) => {
                  const otherFlags = settings.flags.filter(
                    (currentFlag) => currentFlag !== flag,
                  );
                  configure({
                    flags: checked ? [...otherFlags, flag] : otherFlags,
                  });
                }}
              />
              <span>
                <code>{flag}</code>: {flagNames[flag]}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.field}>
          <label htmlFor={`${id}-args`}>Argumentos</label>
          <input
            id={`${id}-args`}
            value={settings.args}
            maxLength={projectLimits.args}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-args-help`}
            onChange={({ currentTarget }) => {
              configure({ args: currentTarget.value });
            }}
          />
          <p id={`${id}-args-help`}>
            Llegan a <code>main</code> en <code>argv</code>. Con comillas,
            varias palabras son un solo argumento.
          </p>
        </div>
        <InputSettings settings={settings} />
        <div className={styles.command}>
          <p>En tu computadora, con clang, harías lo mismo así:</p>
          <pre tabIndex={0} aria-label="Comando equivalente">
            <code>{buildCompileCommand(project)}</code>
          </pre>
        </div>
      </div>
    </details>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import CopyButton from '../../../../../components/CopyButton';
import { formatBytes } from '../../../../../utils/quantities';
import { downloadSize } from '../../../downloadSize';
import type { Project } from '../../../engine/playground/project';
import LockedFiles from './LockedFiles';
import { createEmbedCode } from './embedCode';
import type { EmbeddedTheme } from './embedCode';
import { embeddedPageTransferBytes } from './size';
import styles from './styles.module.css';

const themes = {
  '': 'El de quien lo lea',
  light: 'Claro',
  dark: 'Oscuro',
} as const;

interface Props {
  readonly project: Project;
  readonly site: string;
  readonly hash: string;
}

/** HTML code that embeds the program in another page. */
export default function Embed({ project, site, hash }: Props): ReactNode {
  const id = useId();
  const [theme, setTheme] = useState<keyof typeof themes>('');
  const [lockedNames, setLockedNames] = useState<ReadonlySet<string>>(
    new Set(),
  );
  const names = project.files.map(({ name }) => name);
  const code = createEmbedCode(project, site, hash, {
    theme: theme === '' ? undefined : (theme satisfies EmbeddedTheme),
    lockedNames: names.filter((name) => lockedNames.has(name)),
  });
  return (
    <details className={styles.embed}>
      <summary>Incrustar en otra página</summary>
      <div className={styles.share}>
        <p>
          Pega este código en tu página o en tu aula virtual: quien la lea puede
          cambiar el programa, ejecutarlo y seguirlo paso a paso ahí mismo.
        </p>
        <label htmlFor={`${id}-theme`}>Tema</label>
        <select
          id={`${id}-theme`}
          value={theme}
          onChange={({ currentTarget }) => {
            setTheme(currentTarget.value as keyof typeof themes);
          }}
        >
          {Object.entries(themes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {names.length > 1 && (
          <LockedFiles
            names={names}
            lockedNames={lockedNames}
            onChange={setLockedNames}
          />
        )}
        <label htmlFor={id}>Código para tu página</label>
        <textarea
          id={id}
          readOnly
          rows={5}
          value={code}
          spellCheck={false}
          aria-describedby={`${id}-size`}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
        <CopyButton label="Copiar código" text={() => code} />
        <p id={`${id}-size`}>
          Abrirla descarga unos {formatBytes(embeddedPageTransferBytes)}; el
          compilador, {formatBytes(downloadSize)} más, solo llega al ejecutar,
          una vez.
        </p>
        <p>
          El nombre, los argumentos y la entrada preparada van dentro. También
          los puedes poner a mano en la dirección, antes de <code>#c=</code>:{' '}
          <code>?title=Suma&amp;input=3%0A4</code> cambia el título y lo que lee
          el programa, y <code>locked=dado.h</code> cierra un archivo.
        </p>
      </div>
    </details>
  );
}

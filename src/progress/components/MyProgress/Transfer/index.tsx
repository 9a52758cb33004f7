import { useId } from 'react';
import type { ReactNode } from 'react';
import { progressStore } from '../../../current';
import { buildFileName, serializeProgress } from '../../../transfer/file';
import { useProgress } from '../../../useProgress';
import { downloadFile } from '../../../../utils/downloadFile';
import Section from '../../../../components/Section';
import Outcome from '../Outcome';
import RefusalNotice from '../RefusalNotice';
import { useImport } from '../useImport';
import QrSection from './QrSection';
import styles from './styles.module.css';

function download(): void {
  const now = Date.now();
  const text = serializeProgress(progressStore.getSnapshot().data, now);
  downloadFile(buildFileName(now), text, 'application/json');
}

/** Section that exports and imports the progress, as a file or a QR code. */
export default function Transfer(): ReactNode {
  const id = useId();
  const { last, undone, refusal, importFile } = useImport();
  const isEmpty = useProgress(({ data }) =>
    [data.done, data.places, data.scores].every(
      (entries) => Object.keys(entries).length === 0,
    ),
  );
  return (
    <Section id="llevar" title="Llevarlo a otro dispositivo">
      <p>
        Descarga un archivo, o muestra un código para la cámara del teléfono. Al
        cargarlos no se pierde nada: de cada lección queda lo más reciente.
      </p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>Sacar</h3>
          <button
            type="button"
            className="button button--primary"
            disabled={isEmpty}
            onClick={download}
          >
            Descargar mi progreso
          </button>
          <QrSection isEmpty={isEmpty} />
          {isEmpty && (
            <p>Cuando marques una lección, aquí podrás sacar tu progreso.</p>
          )}
        </div>
        <div className={styles.way}>
          <h3>Traer</h3>
          <div className={styles.drop}>
            <label htmlFor={id}>
              <strong>Cargar un archivo</strong> Elígelo, o arrástralo hasta
              aquí.
            </label>
            <input
              id={id}
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void importFile(file);
                // Cleared so that choosing the same file again fires `change`.
                currentTarget.value = '';
              }}
            />
          </div>
          {refusal && <RefusalNotice {...refusal} />}
          <Outcome last={last} undone={undone} />
        </div>
      </div>
    </Section>
  );
}

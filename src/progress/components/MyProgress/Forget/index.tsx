import { useState } from 'react';
import type { ReactNode } from 'react';
import { progressStore } from '../../../current';
import { emptyProgress } from '../../../schema';
import { addProgress } from '../../../transfer/changes';
import Section from '../../../../components/Section';
import Choices from '../../../../components/Choices';
import Outcome from '../Outcome';
import { useUndo } from '../useUndo';

/**
 * Section with a button that deletes all progress after a confirmation, and can
 * undo it.
 */
export default function Forget(): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { last, undone, perform } = useUndo();
  const close = () => {
    setAsking(false);
  };
  const forget = () => {
    setAsking(false);
    perform({
      apply: ({ forgotten }) => ({
        ...emptyProgress,
        forgotten: Math.max(Date.now(), forgotten + 1),
      }),
      revert: addProgress,
      describe: () =>
        progressStore.getSnapshot().storageState === 'newer'
          ? 'Olvidado solo en esta página: lo que guardó una versión más nueva del sitio sigue en el dispositivo. Recarga y vuelve a olvidarlo.'
          : 'Olvidado: en este dispositivo ya no queda tu progreso.',
      undone: 'Tu progreso está de vuelta.',
    });
  };
  return (
    <Section id="olvidar" title="Olvidarlo">
      <p>
        Borra de este dispositivo las lecciones hechas, los lugares donde ibas y
        los resultados. Los archivos que descargaste siguen siendo tuyos.
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          setAsking(true);
        }}
      >
        Olvidar todo
      </button>
      <Outcome last={last} undone={undone} />
      {isAsking && (
        <Choices
          title="¿Olvidar todo tu progreso?"
          yes="Sí, olvidar todo"
          no="No, conservarlo"
          onYes={forget}
          onNo={close}
        >
          Se borra de este dispositivo. Mientras no salgas de esta página podrás
          deshacerlo; después, solo con un archivo descargado.
        </Choices>
      )}
    </Section>
  );
}

import type { ReactNode } from 'react';
import Notice from '../../../components/Notice';
import Section from '../../../components/Section';
import { usePacks } from '../../../offline/usePacks';
import Courses from '../Courses';
import SavedPages from '../../../offline/components/SavedPages';
import MissingPage from '../MissingPage';
import StorageRoom from '../../../offline/components/StorageRoom';

/**
 * Content of `/sin-conexion/`: courses to download, storage space and saved
 * pages.
 */
export default function OfflinePage(): ReactNode {
  const { packs } = usePacks();
  return (
    <>
      <MissingPage packs={packs} />
      <Section id="cursos" title="Cursos para llevar">
        <noscript>
          <Notice>
            Guardar un curso y ver lo guardado necesitan JavaScript, que está
            desactivado.
          </Notice>
        </noscript>
        <Courses />
      </Section>
      <Section id="espacio" title="Espacio en este dispositivo">
        <StorageRoom packs={packs} />
      </Section>
      <Section id="paginas" title="Páginas guardadas">
        <SavedPages />
      </Section>
    </>
  );
}

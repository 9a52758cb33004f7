import type { ReactNode } from 'react';
import Notice from '../../../components/Notice';
import type { StorageState } from '../../store';
import { useProgress } from '../../useProgress';

const texts: Readonly<Record<Exclude<StorageState, 'kept'>, string>> = {
  blocked:
    'Tu navegador no deja que este sitio guarde nada. Puedes marcar lecciones, pero se olvidan al recargar o cerrar la página. Permite el almacenamiento del sitio, o descarga tu progreso antes de irte.',
  full: 'El espacio que tu navegador da a este sitio está lleno. Lo que marques ahora se olvida al recargar o cerrar la página. Libera espacio, o descarga tu progreso antes de irte.',
  newer:
    'El progreso de este dispositivo lo guardó una versión más nueva del sitio. No lo tocamos: recarga la página para usarlo.',
};

/** Notice when storage is blocked or full, or holds data of a newer version. */
export default function StorageNotice(): ReactNode {
  const storageState = useProgress((snapshot) => snapshot.storageState);
  if (storageState === 'kept') return null;
  return <Notice>{texts[storageState]}</Notice>;
}

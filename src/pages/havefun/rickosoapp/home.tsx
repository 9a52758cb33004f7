import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function RickosoHome(): ReactNode {
  return (
    <AppPlaceholder
      title="RickosoApp: inicio"
      description="Inicio de RickosoApp, con un personaje al azar y los cinco protagonistas de la serie animada."
      heading="RickosoApp"
      command="ls rickosoapp"
    />
  );
}

import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function RickosoLocations(): ReactNode {
  return (
    <AppPlaceholder
      title="RickosoApp: locaciones"
      description="Locaciones de la serie animada en RickosoApp: nombre, tipo y dimensión de cada lugar."
      heading="Locations Page"
      headingLang="en"
      command="ls locaciones"
    />
  );
}

import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function RickosoEpisodes(): ReactNode {
  return (
    <AppPlaceholder
      title="RickosoApp: episodios"
      description="Episodios de la serie animada en RickosoApp: nombre, código y fecha de estreno de cada uno."
      heading="Episodes page"
      headingLang="en"
      command="ls episodios"
    />
  );
}

import type { ReactNode } from 'react';
import AppPlaceholder from '../../components/AppPlaceholder';

export default function MarvelApp(): ReactNode {
  return (
    <AppPlaceholder
      title="AssembleApp"
      description="Una app de héroes que todavía se está armando. Mientras llega, puedes visitar las demás apps de Have Fun."
      heading="AssembleApp"
      headingLang="en"
      command="./assemble"
    />
  );
}

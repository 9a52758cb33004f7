import type { ReactNode } from 'react';
import AssembleApp from '../../apps/assemble';

export default function MarvelApp(): ReactNode {
  return <AssembleApp />;
}

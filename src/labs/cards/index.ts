import { labs as rows } from '..';
import type { LabCard } from '../types';
import type { Lab } from './schema';

/** Los laboratorios del sitio, para quien llega a ellos desde fuera. */
export const labs: readonly Lab[] = rows.map(({ id, label, picture, page }) => {
  const { card } = require(`../${id}/card.ts`) as {
    readonly card: LabCard;
  };
  return { id, title: label, ...card, image: picture, to: page };
});

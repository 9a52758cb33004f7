import { labs as rows } from '../../labs';
import type { LabCard } from '../../labs/types';
import type { Lab } from './schema';

/** Los laboratorios del sitio, para quien llega a ellos desde fuera. */
export const labs: readonly Lab[] = rows.map(({ id, label, picture, page }) => {
  const { card } = require(`../../labs/${id}/card.ts`) as {
    readonly card: LabCard;
  };
  return { id, title: label, ...card, image: picture, to: page };
});

import * as v from 'valibot';
import { httpsUrl, text } from '../../utils/schemaFields';

/** Public accounts of the owner, edited only in `src/data/owner/index.ts`. */
export const ownerSchema = v.strictObject({
  name: text('el nombre que se muestra', 40),
  channel: httpsUrl,
  music: httpsUrl,
  games: httpsUrl,
  code: httpsUrl,
  chat: httpsUrl,
  mail: v.pipe(
    v.string('un correo'),
    v.email('un correo, como hola@example.org'),
  ),
  /**
   * Repository of the site, which enables the edit links; `null` until there is
   * one.
   */
  repository: v.nullable(httpsUrl),
});

export type Owner = v.InferOutput<typeof ownerSchema>;

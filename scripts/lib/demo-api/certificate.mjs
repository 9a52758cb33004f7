import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';
import { hostPatterns } from './hosts.mjs';

const DAY_MS = 86_400_000;

/**
 * Creates a self-signed certificate, valid for a week, for all hosts that the
 * server stands in for. Its key stays in memory.
 *
 * @returns {Promise<{key: string, cert: string, hash: string}>} Key and
 *   certificate in PEM, and the SHA-256 of its public key in base64.
 */
export async function createCertificate() {
  const now = Date.now();
  const pair = await generate(
    [{ name: 'commonName', value: 'Steve Labs demo API' }],
    {
      keyType: 'ec',
      algorithm: 'sha256',
      // Tolerates a clock that is a little late.
      notBeforeDate: new Date(now - DAY_MS),
      notAfterDate: new Date(now + 7 * DAY_MS),
      extensions: [
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'keyUsage', digitalSignature: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        {
          name: 'subjectAltName',
          altNames: [
            ...[...hostPatterns, 'localhost'].map((value) => ({
              type: /** @type {const} */ (2),
              value,
            })),
            { type: 7, ip: '127.0.0.1' },
          ],
        },
      ],
    },
  );
  const publicKey = createPublicKey(pair.cert).export({
    type: 'spki',
    format: 'der',
  });
  return {
    key: pair.private,
    cert: pair.cert,
    hash: createHash('sha256').update(publicKey).digest('base64'),
  };
}

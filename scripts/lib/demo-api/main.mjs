import { parseFlags, UserError } from '../cli.mjs';
import { waitForStopSignal } from '../process.mjs';
import { serviceNames } from './faults.mjs';
import {
  faultWords,
  formatHostResolverRules,
  serviceSpecificFaults,
  startDemoApi,
} from './index.mjs';

const USAGE =
  'npm run demo-api -- [--port 4100] [--faults <reglas>] [--latency 200-1500] [--tls] [--ayuda]';

/** @returns {string} */
function formatHelp() {
  const words = serviceSpecificFaults.map(({ word, services }) =>
    services.length === serviceNames.length
      ? word
      : `${word} (${services.join(', ')})`,
  );
  return [
    'Imita a GIPHY, yesno.wtf, The Rick and Morty API y PokeAPI, sin red ni clave.',
    '',
    `Uso: ${USAGE}`,
    '',
    '  --port      puerto; 4100 si no se dice, 0 para uno libre',
    '  --faults    fallos que provocar, separados por comas:',
    '              servicio:fallo[:segundos][*veces][@/ruta]',
    '              pokeapi:500*2,giphy:429:3,rickandmorty:latency:200-1500',
    '  --latency   milisegundos de demora de todas las respuestas: 300, 200-1500',
    '  --tls       responde por HTTPS, con los nombres de los servicios reales',
    '  --ayuda     muestra esto',
    '',
    `Fallos: ${faultWords.join(', ')}.`,
    `Otros: ${words.join(', ')}.`,
  ].join('\n');
}

/**
 * @param {string} text
 * @returns {number}
 */
function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UserError(
    `--port debe ser un número entero entre 0 y 65535, y vale «${text}».`,
    'Ejemplo: npm run demo-api -- --port 4200',
  );
}

/**
 * Serves the stand-in until the user stops it.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function serveDemoApi(args) {
  const { values } = parseFlags(
    args,
    {
      port: { type: 'string', default: '4100' },
      faults: { type: 'string', default: '' },
      latency: { type: 'string', default: '0' },
      tls: { type: 'boolean', default: false },
      ayuda: { type: 'boolean', default: false },
    },
    USAGE,
  );
  if (values.ayuda) {
    console.log(formatHelp());
    return 0;
  }
  const { port, certificateHash, close } = await startDemoApi({
    ...values,
    port: readPort(values.port),
  });
  const address = `${values.tls ? 'https' : 'http'}://localhost:${port}`;
  console.log(`✓ Las API de demostración están en ${address}`);
  console.log(
    values.tls
      ? `  Para que Chromium las tome por las reales:\n  chromium --user-data-dir="$(mktemp -d)" --ignore-certificate-errors-spki-list="${certificateHash ?? ''}" --host-resolver-rules="${formatHostResolverRules(port)}"`
      : `  Para que el sitio las use: DEMO_API=${address} npm start`,
  );
  if (values.faults !== '') console.log(`  Fallos: ${values.faults}`);
  console.log('  Para detenerlas, pulsa Ctrl+C.');
  await waitForStopSignal();
  await close();
  console.log('\n✓ Servidor detenido.');
  return 0;
}

/** Hosts from which the demo apps may load pictures. */
export const imageHosts = [
  'https://*.giphy.com',
  'https://yesno.wtf',
  'https://rickandmortyapi.com',
  'https://raw.githubusercontent.com',
] as const;

/** Hosts from which the demo apps may request data. */
export const connectHosts = [
  'https://api.giphy.com',
  'https://yesno.wtf',
  'https://rickandmortyapi.com',
  'https://pokeapi.co',
] as const;

/**
 * Browser features that no page uses, denied so that an injected script cannot
 * use them either.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Pages, without the base URL, that other sites may embed in a frame. */
export const framablePages = ['laboratorio/c/incrustado/'] as const;

/** Headers whose value does not depend on what the build produced. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/**
 * Folders whose file names contain a content hash, so the files never change.
 */
export const hashedFolders = [
  'assets/',
  'labs/',
  'pagefind/fragment/',
  'pagefind/index/',
] as const;

/**
 * `Cache-Control` values. Files outside the hashed folders must be revalidated:
 * an outdated page would name files that a new publication removed.
 */
export const cacheControl = {
  hashedAssets: 'public, max-age=31536000, immutable',
  everythingElse: 'public, max-age=0, must-revalidate',
} as const;

import { URLSearchParams } from 'node:url';

/** @typedef {import('./answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('./answer.mjs').ServiceName} ServiceName */

/** @type {readonly (readonly [RegExp, ServiceName])[]} */
const hostOwners = [
  [/^(?:api|media\d*)\.giphy\.com$/, 'giphy'],
  [/^yesno\.wtf$/, 'yesno'],
  [/^rickandmortyapi\.com$/, 'rickandmorty'],
  [/^(?:pokeapi\.co|raw\.githubusercontent\.com)$/, 'pokeapi'],
];

/**
 * Patterns of every real host that the server stands in for; `*` is one name.
 */
export const hostPatterns = [
  '*.giphy.com',
  'yesno.wtf',
  'rickandmortyapi.com',
  'pokeapi.co',
  'raw.githubusercontent.com',
];

const LOCAL_HOST = '127.0.0.1';

/**
 * Returns the value for Chromium's `--host-resolver-rules` with which the
 * browser reaches this server under the services' real names.
 *
 * @param {number} port Port of a server started with `tls`.
 * @returns {string}
 */
export function formatHostResolverRules(port) {
  return hostPatterns
    .map((pattern) => `MAP ${pattern} ${LOCAL_HOST}:${port}`)
    .join(', ');
}

/** @param {string} host */
function findOwner(host) {
  return hostOwners.find(([pattern]) => pattern.test(host))?.[1];
}

/** @param {string} segment */
function decodeSegment(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Finds the service that a request means: by its `Host`, or else by the first
 * segment of its path (`/pokeapi.co/api/v2/pokemon`).
 *
 * @param {object} request
 * @param {string} request.host Value of the header, with or without a port.
 * @param {string} request.target Path and query.
 * @param {string} request.scheme Scheme of this server: `http` or `https`.
 * @returns {ServiceRequest | undefined}
 */
export function identifyRequest({ host, target, scheme }) {
  const [, fullPath = '/', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const hostName = host.replace(/:\d+$/, '').toLowerCase();
  const byHost = findOwner(hostName);
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(fullPath) ?? [];
  const service = byHost ?? findOwner(prefix);
  if (service === undefined) return undefined;
  const path = byHost === undefined ? rest || '/' : fullPath;
  const origin = byHost === undefined ? `${scheme}://${host}/` : 'https://';
  return {
    service,
    host: byHost === undefined ? prefix : hostName,
    path,
    segments: path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeSegment),
    search,
    query: new URLSearchParams(search),
    link: (otherHost, otherPath) => `${origin}${otherHost}${otherPath}`,
  };
}

import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isFile, readFileIfExists } from './files.mjs';
import { getMediaType } from './media-types.mjs';
import {
  collectHeaders,
  parseHeaders,
  parseRedirects,
} from './netlify-files.mjs';
import { createBusyPortError } from './port.mjs';

/** @typedef {import('./netlify-files.mjs').HeaderRule} HeaderRule */
/** @typedef {import('./netlify-files.mjs').RedirectRule} RedirectRule */

/**
 * @typedef {object} Site
 * @property {string} root
 * @property {string} base Starts and ends with `/`.
 * @property {readonly HeaderRule[]} headerRules
 * @property {ReadonlyMap<string, RedirectRule>} redirects
 * @property {Map<string, Buffer>} compressed
 * @property {number} brotliQuality
 */

/**
 * @typedef {object} Reply
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer | string} [body]
 * @property {boolean} [isPackedNow] True when the body was compressed for this
 *   answer, which delayed it.
 */

/**
 * @typedef {object} AnswerRecord
 * @property {string} path Path of the request.
 * @property {number} status
 * @property {number} bytes Bytes of the body, as transferred.
 * @property {number} headerBytes
 * @property {http.IncomingHttpHeaders} asked Headers of the request.
 * @property {boolean} isPackedNow True when the body was compressed for this
 *   answer, which delayed it.
 */

/**
 * @typedef {object} StaticServer
 * @property {string} url
 * @property {(root: string) => Promise<void>} serve Serves another build from
 *   now on, as when a site is published again.
 * @property {() => Promise<void>} close
 */

const HIDDEN_PATH = /^\/_(?:headers|redirects|nginx)(?:\/|$)/;

/** Minimum size to compress: a smaller answer fits one packet either way. */
const MIN_BYTES_TO_COMPRESS = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Brotli quality of a local server: with the best one, a page would take
 * seconds.
 */
const LOCAL_BROTLI_QUALITY = 5;

/** Brotli quality of hosts that compress files when they are published. */
export const PUBLISHED_BROTLI_QUALITY = zlib.constants.BROTLI_MAX_QUALITY;

/** @type {Record<string, (body: Buffer, site: Site) => Promise<Buffer>>} */
const encoders = {
  br: (body, { brotliQuality }) =>
    brotli(body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (body) => gzip(body),
};

/**
 * @param {string | undefined} header
 * @returns {string | undefined}
 */
function chooseEncoding(header = '') {
  const acceptedEncodings = header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return Object.keys(encoders).find((name) => acceptedEncodings.includes(name));
}

/**
 * Decodes the path of an address, and normalizes its `/` and `..`.
 *
 * @param {string} address
 * @returns {string | undefined} Undefined when the path is not valid.
 */
function normalizePath(address) {
  const [raw = '/'] = address.split(/[?#]/);
  try {
    const decoded = decodeURIComponent(raw);
    if (!decoded.startsWith('/') || /[\0\\]/.test(decoded)) return undefined;
    return path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

/** @param {string} address */
function getQuery(address) {
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
}

/**
 * @param {Site} site
 * @param {string} location
 * @param {number} status
 * @returns {Reply}
 */
function createRedirect(site, location, status) {
  return {
    status,
    headers: {
      ...collectHeaders(site.headerRules, `${site.base}404.html`),
      Location: location,
    },
  };
}

/**
 * @param {Site} site
 * @param {string} file
 * @param {string} urlPath Address whose header rules apply.
 * @param {number} status
 * @param {http.IncomingHttpHeaders} requestHeaders
 * @returns {Promise<Reply>}
 */
async function createFileReply(site, file, urlPath, status, requestHeaders) {
  const [body, stats] = await Promise.all([readFile(file), stat(file)]);
  const { contentType, compress } = getMediaType(file);
  const version = `${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}`;
  const etag = `W/"${version}"`;
  /** @type {Record<string, string>} */
  const headers = {
    ...collectHeaders(site.headerRules, urlPath),
    'Content-Type': contentType,
    ETag: etag,
  };
  if (compress) headers['Vary'] = 'Accept-Encoding';
  if (status === 200 && requestHeaders['if-none-match'] === etag)
    return { status: 304, headers };

  const encoding = chooseEncoding(requestHeaders['accept-encoding']);
  const encode = encoding === undefined ? undefined : encoders[encoding];
  if (!compress || !encode || body.length < MIN_BYTES_TO_COMPRESS)
    return { status, headers, body };
  const key = `${String(encoding)} ${version} ${file}`;
  headers['Content-Encoding'] = String(encoding);
  const cachedBody = site.compressed.get(key);
  if (cachedBody) return { status, headers, body: cachedBody };
  const compressedBody = await encode(body, site);
  site.compressed.set(key, compressedBody);
  return { status, headers, body: compressedBody, isPackedNow: true };
}

/**
 * Answers 404 with the headers of the 404 page, not of the address: an asset
 * that is missing today must not be cached as missing for a year.
 *
 * @param {Site} site
 * @param {http.IncomingHttpHeaders} requestHeaders
 * @returns {Promise<Reply>}
 */
async function createNotFoundReply(site, requestHeaders) {
  const file = path.join(site.root, '404.html');
  const urlPath = `${site.base}404.html`;
  if (await isFile(file))
    return createFileReply(site, file, urlPath, 404, requestHeaders);
  return {
    status: 404,
    headers: {
      ...collectHeaders(site.headerRules, urlPath),
      'Content-Type': 'text/plain; charset=utf-8',
    },
    body: 'No existe esta página.\n',
  };
}

/**
 * @param {Site} site
 * @param {http.IncomingMessage} request
 * @returns {Promise<Reply>}
 */
async function createReply(site, request) {
  const { method, url = '/', headers: requestHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return {
      status: 405,
      headers: {
        ...collectHeaders(site.headerRules, `${site.base}404.html`),
        Allow: 'GET, HEAD',
      },
    };

  const urlPath = normalizePath(url);
  if (urlPath === undefined) return createNotFoundReply(site, requestHeaders);
  if (`${urlPath}/` === site.base)
    return createRedirect(site, site.base + getQuery(url), 301);
  if (!urlPath.startsWith(site.base))
    return createNotFoundReply(site, requestHeaders);

  const redirect = site.redirects.get(urlPath.replace(/(.)\/$/, '$1'));
  if (redirect)
    return createRedirect(site, redirect.to + getQuery(url), redirect.status);

  const relativePath = `/${urlPath.slice(site.base.length)}`;
  if (HIDDEN_PATH.test(relativePath))
    return createNotFoundReply(site, requestHeaders);
  const target = path.join(site.root, relativePath);
  if (relativePath.endsWith('/')) {
    const index = path.join(target, 'index.html');
    if (await isFile(index))
      return createFileReply(site, index, urlPath, 200, requestHeaders);
  } else if (await isFile(target)) {
    return createFileReply(site, target, urlPath, 200, requestHeaders);
  } else if (await isFile(path.join(target, 'index.html'))) {
    return createRedirect(site, `${encodeURI(urlPath)}/${getQuery(url)}`, 301);
  }
  return createNotFoundReply(site, requestHeaders);
}

/**
 * @param {http.ServerResponse} response
 * @param {Reply} reply
 * @param {boolean} withBody
 */
function send(response, { status, headers, body }, withBody) {
  response.writeHead(status, {
    ...headers,
    ...(status === 304
      ? {}
      : { 'Content-Length': String(Buffer.byteLength(body ?? '')) }),
  });
  response.end(withBody ? body : undefined);
}

/**
 * Reports the size of an answer once it has been sent.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Promise<Reply>} replyPromise
 * @param {(sent: AnswerRecord) => void} onSent
 */
function reportTransferSize(request, response, replyPromise, onSent) {
  const { method, url = '/', headers: requestHeaders, socket } = request;
  // A connection serves one request after another: counts the bytes of this
  // one.
  const bytesBefore = socket.bytesWritten;
  // Reported also when the browser has aborted the request.
  response.once('close', () => {
    const writtenBytes = socket.bytesWritten - bytesBefore;
    const report = (/** @type {Reply | undefined} */ reply) => {
      const body = method === 'HEAD' ? '' : (reply?.body ?? '');
      const bytes = Math.min(writtenBytes, Buffer.byteLength(body));
      onSent({
        path: url,
        status: response.statusCode,
        bytes,
        headerBytes: writtenBytes - bytes,
        asked: requestHeaders,
        isPackedNow: reply?.isPackedNow ?? false,
      });
    };
    replyPromise.then(report, () => {
      report(undefined);
    });
  });
}

/**
 * @param {string} root
 * @param {string} base
 * @param {number} brotliQuality
 * @returns {Promise<Site>}
 */
async function loadSite(root, base, brotliQuality) {
  const [headers = '', redirects = ''] = await Promise.all(
    ['_headers', '_redirects'].map((name) =>
      readFileIfExists(path.join(root, name)),
    ),
  );
  return {
    root,
    base,
    headerRules: parseHeaders(headers),
    redirects: new Map(
      parseRedirects(redirects).map((rule) => [rule.from, rule]),
    ),
    compressed: new Map(),
    brotliQuality,
  };
}

/**
 * Serves a built site with the rules that its `_headers` and `_redirects` files
 * give to real hosts.
 *
 * @param {object} options
 * @param {string} options.root Folder of the built site.
 * @param {number} options.port 0 for any free port.
 * @param {string} [options.host]
 * @param {string} [options.base] Path under which the site answers.
 * @param {number} [options.brotliQuality]
 * @param {(path: string) => unknown} [options.onAsked] Called before each
 *   answer, which waits for its promise.
 * @param {(sent: AnswerRecord) => void} [options.onSent] Called after each answer.
 * @returns {Promise<StaticServer>}
 */
export async function startServer({
  root,
  port,
  host = '127.0.0.1',
  base = '/',
  brotliQuality = LOCAL_BROTLI_QUALITY,
  onAsked,
  onSent,
}) {
  let site = await loadSite(root, base, brotliQuality);
  const server = http.createServer((request, response) => {
    const replyPromise = Promise.resolve(onAsked?.(request.url ?? '/')).then(
      () => createReply(site, request),
    );
    if (onSent) reportTransferSize(request, response, replyPromise, onSent);
    replyPromise.then(
      (reply) => {
        send(response, reply, request.method !== 'HEAD');
      },
      (/** @type {unknown} */ error) => {
        console.error('✗ Error al servir', request.url, error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      },
    );
  });

  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'EADDRINUSE' ? createBusyPortError(port) : error);
    });
    server.listen(port, host, () => {
      resolve(undefined);
    });
  });

  const address = server.address();
  const actualPort =
    typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${String(actualPort)}${base}`,
    serve: async (other) => {
      site = await loadSite(other, base, brotliQuality);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getFileAddress } from './addresses.mjs';
import { listFiles } from './files.mjs';
import { getMediaType } from './media-types.mjs';
import {
  collectHeaders,
  parseHeaders,
  parseRedirects,
} from './netlify-files.mjs';

/**
 * @typedef {object} ExpectedAnswer
 * @property {string} kind Kind of address, in Spanish.
 * @property {string} address
 * @property {number} status
 * @property {Record<string, string>} headers
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 */

/** @param {readonly string[]} files */
function findDeepestPage(files) {
  return files
    .filter((file) => file.endsWith('/index.html'))
    .sort((a, b) => b.split('/').length - a.split('/').length)[0];
}

/**
 * Lists one address of each kind, with the answer of a host that honours
 * `_headers` and `_redirects`.
 *
 * @param {string} root Folder of the built site.
 * @param {string} base
 * @returns {Promise<ExpectedAnswer[]>}
 */
export async function listExpectedAnswers(root, base) {
  const files = await listFiles(root);
  const rules = parseHeaders(
    await readFile(path.join(root, '_headers'), 'utf8'),
  );
  const redirects = parseRedirects(
    await readFile(path.join(root, '_redirects'), 'utf8'),
  );
  const redirectedFiles = new Set(
    redirects.map(({ from }) => `${from}/index.html`),
  );
  const pages = files.filter((file) => !redirectedFiles.has(`${base}${file}`));
  const notFoundHeaders = collectHeaders(rules, `${base}404.html`);

  /** @type {(kind: string, file: string | undefined) => ExpectedAnswer[]} */
  const createExpectedFileAnswers = (kind, file) => {
    if (file === undefined) return [];
    const address = getFileAddress(encodeURI(file), base);
    return [
      {
        kind,
        address,
        status: 200,
        headers: {
          ...collectHeaders(rules, address),
          'Content-Type': getMediaType(file).contentType,
        },
      },
    ];
  };
  /** @type {(kind: string, address: string) => ExpectedAnswer} */
  const expectMissing = (kind, address) => ({
    kind,
    address,
    status: 404,
    headers: { ...notFoundHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  });
  /** @type {(kind: string, from: string, to: string) => ExpectedAnswer} */
  const expectRedirect = (kind, fromPath, toPath) => ({
    kind,
    address: fromPath,
    status: 301,
    headers: { ...notFoundHeaders, Location: toPath },
  });

  const deepestPage = findDeepestPage(pages);
  const folder =
    deepestPage && `${base}${encodeURI(path.posix.dirname(deepestPage))}`;
  return [
    ...createExpectedFileAnswers('portada', 'index.html'),
    ...createExpectedFileAnswers('página profunda', deepestPage),
    ...createExpectedFileAnswers(
      'archivo con hash',
      files.find((file) => /^assets\/.*\.js$/.test(file)),
    ),
    ...createExpectedFileAnswers(
      'imagen',
      files.find((file) => /\.(?:png|svg|webp|jpe?g)$/.test(file)),
    ),
    ...createExpectedFileAnswers(
      'mapa del sitio',
      files.find((file) => file === 'sitemap.xml'),
    ),
    ...createExpectedFileAnswers(
      'WebAssembly',
      files.find((file) => file.endsWith('.wasm')),
    ),
    expectMissing('página que no existe', `${base}no-existe/nunca/`),
    expectMissing(
      'archivo con hash que ya no existe',
      `${base}assets/js/no-existe.js`,
    ),
    expectMissing('carpeta sin página', `${base}assets/`),
    expectMissing('archivo interno', `${base}_headers`),
    expectMissing('archivo interno', `${base}_redirects`),
    expectMissing('archivo interno', `${base}_nginx/steve-labs.conf`),
    ...(folder
      ? [expectRedirect('sin barra final', folder, `${folder}/`)]
      : []),
    ...redirects.flatMap(({ from, to }) => [
      expectRedirect('redirección', from, to),
      expectRedirect('redirección', `${from}/`, to),
    ]),
  ];
}

/**
 * @param {ExpectedAnswer} expected
 * @param {Answer} answer
 * @returns {string[]} Differences, in Spanish.
 */
export function listDifferences({ status, headers }, answer) {
  const wrongStatus =
    answer.status === status
      ? []
      : [`se esperaba el estado ${status} y llegó ${answer.status}`];
  const wrongHeaders = Object.entries(headers)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(
      ([name, value]) =>
        `${name}: se esperaba «${value}» y llegó «${answer.headers.get(name) ?? 'nada'}»`,
    );
  return [...wrongStatus, ...wrongHeaders];
}

/**
 * Writes what an administrator would: a document root and a configuration that
 * includes ours. Nothing outside `folder` is written.
 *
 * @param {object} options
 * @param {string} options.folder Empty folder.
 * @param {string} options.root Folder of the built site.
 * @param {string} options.base
 * @param {number} options.port
 * @returns {Promise<string>} Path of the configuration file.
 */
export async function prepareNginx({ folder, root, base, port }) {
  const documentRoot = path.join(folder, 'www', base);
  await mkdir(path.dirname(documentRoot.replace(/\/$/, '')), {
    recursive: true,
  });
  await symlink(root, documentRoot.replace(/\/$/, ''));
  // Started by root, nginx switches to a user that may not read the files.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    include ${root}/_nginx/steve-labs.conf;
  }
}
`,
  );
  return file;
}

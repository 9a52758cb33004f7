/**
 * @typedef {object} Verdict
 * @property {string} test
 * @property {number} modifier
 * @property {string} reason Explanation of the modifier, in Spanish.
 */

/** @typedef {(headers: ReadonlyMap<string, string>) => Omit<Verdict, 'test'>} HeaderTest */

/**
 * Minimum score, counting penalties alone, to which the Observatory adds
 * bonuses.
 */
const MIN_SCORE_FOR_BONUS = 90;

/** Seconds of 180 days, which the Observatory accepts as six months. */
const MIN_HSTS_SECONDS = 15_552_000;

const BROAD_SOURCES = new Set([
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]);

const INLINE_SOURCES = new Set(["'unsafe-inline'", 'data:']);

const PRIVATE_REFERRER = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

const LEAKY_REFERRER = new Set([
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
]);

/**
 * @param {string} policy
 * @returns {Map<string, string[]> | undefined} Undefined when a directive is
 *   repeated or the policy is empty.
 */
function parsePolicy(policy) {
  /** @type {Map<string, string[]>} */
  const directives = new Map();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return directives.size > 0 ? directives : undefined;
}

/** @param {readonly string[]} sources */
function removeOverruledInline(sources) {
  const hasHash = sources.some((source) =>
    /^'(?:nonce-|sha(?:256|384|512)-)/.test(source),
  );
  return hasHash
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

/** @param {string} source */
const isBroad = (source) => BROAD_SOURCES.has(source);

/** @param {string} source */
const isUnsafe = (source) => isBroad(source) || INLINE_SOURCES.has(source);

/** @param {string} source */
const isInsecure = (source) =>
  source.startsWith('http:') || source.startsWith('ftp:');

/** @type {HeaderTest} */
function testPolicy(headers) {
  const header = headers.get('content-security-policy');
  if (header === undefined) return { modifier: -25, reason: 'no hay política' };
  const policy = parsePolicy(header);
  if (!policy) return { modifier: -25, reason: 'la política no se entiende' };

  const fallback = policy.get('default-src') ?? ['*'];
  const script = removeOverruledInline(policy.get('script-src') ?? fallback);
  const style = removeOverruledInline(policy.get('style-src') ?? fallback);
  const object = policy.get('object-src') ?? fallback;
  const passive = ['img-src', 'media-src'].flatMap(
    (name) => policy.get(name) ?? fallback,
  );
  const activeSources = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, sources]) => sources);
  const formAction = policy.get('form-action') ?? ['*'];

  if (script.some(isUnsafe) || object.some(isBroad))
    return {
      modifier: -20,
      reason: 'permite scripts u objetos en línea o de cualquier sitio',
    };
  if (activeSources.some(isInsecure))
    return { modifier: -20, reason: 'permite cargar código por http' };
  if ([...script, ...style].includes("'unsafe-eval'"))
    return { modifier: -10, reason: "permite 'unsafe-eval'" };
  if (passive.some(isInsecure))
    return { modifier: -10, reason: 'permite cargar imágenes por http' };
  if (style.some(isUnsafe))
    return { modifier: 0, reason: 'permite estilos en línea' };
  if (fallback.join() !== "'none'")
    return { modifier: 5, reason: "segura, pero default-src no es 'none'" };
  if (formAction.some(isBroad))
    return { modifier: 5, reason: 'segura, pero no limita form-action' };
  return { modifier: 10, reason: "default-src 'none' y nada inseguro" };
}

/** @type {HeaderTest} */
function testTransport(headers) {
  const header = headers.get('strict-transport-security');
  if (header === undefined) return { modifier: -20, reason: 'no hay HSTS' };
  const seconds = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(
    header,
  )?.[1];
  if (seconds === undefined)
    return { modifier: -20, reason: 'HSTS no se entiende' };
  return Number(seconds) < MIN_HSTS_SECONDS
    ? { modifier: -10, reason: 'HSTS dura menos de seis meses' }
    : { modifier: 0, reason: 'HSTS de seis meses o más' };
}

/** @type {HeaderTest} */
function testSniffing(headers) {
  return headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
    ? { modifier: 0, reason: 'nosniff' }
    : { modifier: -5, reason: 'falta nosniff' };
}

/** @type {HeaderTest} */
function testFraming(headers) {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  if (policy?.has('frame-ancestors'))
    return { modifier: 5, reason: 'por frame-ancestors en la política' };
  const header = headers.get('x-frame-options')?.toLowerCase() ?? '';
  if (/^(?:deny|sameorigin|allow-from\b.*)$/.test(header))
    return { modifier: 0, reason: 'solo por X-Frame-Options' };
  return { modifier: -20, reason: 'cualquiera puede enmarcar el sitio' };
}

/** @type {HeaderTest} */
function testReferrer(headers) {
  const header = headers.get('referrer-policy');
  if (header === undefined) return { modifier: 0, reason: 'no hay política' };
  const policy = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => PRIVATE_REFERRER.has(part) || LEAKY_REFERRER.has(part))
    .at(-1);
  return policy !== undefined && PRIVATE_REFERRER.has(policy)
    ? { modifier: 5, reason: policy }
    : { modifier: -5, reason: `no protege: «${header}»` };
}

/** @type {HeaderTest} */
function testResourcePolicy(headers) {
  const header = headers.get('cross-origin-resource-policy')?.toLowerCase();
  if (header === undefined) return { modifier: 0, reason: 'no hay política' };
  if (header === 'same-origin' || header === 'same-site')
    return { modifier: 10, reason: header };
  return header === 'cross-origin'
    ? { modifier: 0, reason: 'permite cualquier sitio' }
    : { modifier: -5, reason: `no se entiende: «${header}»` };
}

/**
 * Creates the test of COOP or COEP, whose values are compared with their case,
 * as browsers do. The Observatory's penalty for a wrong value is not settled;
 * the usual 5 here.
 *
 * @param {string} name
 * @param {readonly string[]} rewardedValues
 * @returns {HeaderTest}
 */
const createIsolationTest = (name, rewardedValues) => (headers) => {
  const header = headers.get(name);
  if (header === undefined) return { modifier: 0, reason: 'no está' };
  const token = header.split(';')[0]?.trim() ?? '';
  if (rewardedValues.includes(token)) return { modifier: 10, reason: token };
  return token === 'unsafe-none'
    ? { modifier: 0, reason: token }
    : { modifier: -5, reason: `no se entiende: «${header}»` };
};

/** @type {readonly (readonly [name: string, test: HeaderTest])[]} */
const tests = [
  ['Content-Security-Policy', testPolicy],
  ['Strict-Transport-Security', testTransport],
  ['X-Content-Type-Options', testSniffing],
  ['X-Frame-Options', testFraming],
  ['Referrer-Policy', testReferrer],
  ['Cross-Origin-Resource-Policy', testResourcePolicy],
  [
    'Cross-Origin-Opener-Policy',
    createIsolationTest('cross-origin-opener-policy', [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
  ],
  [
    'Cross-Origin-Embedder-Policy',
    createIsolationTest('cross-origin-embedder-policy', [
      'require-corp',
      'credentialless',
    ]),
  ],
];

/**
 * Scores headers by the table of the HTTP Observatory. Its tests of cookies,
 * CORS, redirection and script integrity need a live host and are left out:
 * this site sets no cookies and loads no third-party script, so they would add
 * nothing.
 *
 * @param {Readonly<Record<string, string>>} headers
 * @returns {{verdicts: Verdict[], score: number}}
 */
export function scoreHeaders(headers) {
  const byName = new Map(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
  const verdicts = tests.map(([test, run]) => ({ test, ...run(byName) }));
  const sumModifiers = (/** @type {readonly Verdict[]} */ someVerdicts) =>
    someVerdicts.reduce((total, { modifier }) => total + modifier, 100);
  const penalizedScore = sumModifiers(
    verdicts.filter(({ modifier }) => modifier < 0),
  );
  const score =
    penalizedScore >= MIN_SCORE_FOR_BONUS
      ? sumModifiers(verdicts)
      : penalizedScore;
  return { verdicts, score };
}

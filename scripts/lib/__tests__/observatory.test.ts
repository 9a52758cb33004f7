/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createSecurityHeaders } from '../../../src/plugins/security-headers/policy';
import { renderHeadersFile } from '../../../src/plugins/security-headers/netlify';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { scoreHeaders } from '../observatory.mjs';

const ours = createSecurityHeaders(['hello()']);

function removeHeaders(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ours).filter(([name]) => !names.includes(name)),
  );
}

function getModifier(test: string, headers: Readonly<Record<string, string>>) {
  return scoreHeaders(headers).verdicts.find((verdict) => verdict.test === test)
    ?.modifier;
}

it('gives our headers 140', () => {
  expect(scoreHeaders(ours).score).toBe(140);
});

it('gives a site without headers no bonus and every penalty', () => {
  expect(scoreHeaders({}).score).toBe(100 - 25 - 20 - 5 - 20);
});

it('counts no bonus when penalties leave less than 90', () => {
  expect(scoreHeaders(removeHeaders('Strict-Transport-Security')).score).toBe(
    80,
  );
});

it('counts bonuses beside a small penalty', () => {
  expect(scoreHeaders(removeHeaders('X-Content-Type-Options')).score).toBe(135);
});

it('adds cross-origin isolation', () => {
  const headers = { ...ours, 'Cross-Origin-Embedder-Policy': 'require-corp' };
  expect(scoreHeaders(headers).score).toBe(150);
});

it('adds up the penalties of values it does not know', () => {
  expect(
    scoreHeaders({
      'Cross-Origin-Opener-Policy': '?',
      'Cross-Origin-Embedder-Policy': '?',
      'Cross-Origin-Resource-Policy': '?',
      'Referrer-Policy': '?',
    }).score,
  ).toBe(10);
});

it.each([
  ['', -25],
  ["default-src 'none'; default-src 'self'; form-action 'self'", -25],
  ["script-src 'self' 'unsafe-inline'; object-src 'none'", -20],
  ["default-src 'none'; script-src https:", -20],
  ["default-src 'none'; script-src data:", -20],
  ["script-src 'self'", -20],
  ["default-src 'none'; connect-src http://a.example", -20],
  ["default-src 'none'; script-src 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http://a.example", -10],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'self'; form-action 'self'", 5],
  ["default-src 'none'", 5],
  ["default-src 'none'; form-action 'self'", 10],
  [
    "default-src 'none'; form-action 'self'; script-src 'unsafe-inline' 'sha256-AA=='",
    10,
  ],
  [
    "default-src 'none'; form-action 'self'; script-src 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'",
    10,
  ],
])('scores the policy %j with %i', (policy, modifier) => {
  expect(
    getModifier('Content-Security-Policy', {
      'content-security-policy': policy,
    }),
  ).toBe(modifier);
});

it.each([
  ['Strict-Transport-Security', 'max-age=300', -10],
  ['Strict-Transport-Security', 'includeSubDomains', -20],
  ['Strict-Transport-Security', 'max-age=63072000, max-age=63072000', -20],
  ['Strict-Transport-Security', 'includeSubDomains; max-age=15552000', 0],
  ['X-Content-Type-Options', 'sniff', -5],
  ['X-Frame-Options', 'DENY', 0],
  ['X-Frame-Options', 'ALLOWALL', -20],
  ['Referrer-Policy', 'unsafe-url', -5],
  ['Referrer-Policy', 'whatever', -5],
  ['Referrer-Policy', 'unsafe-url, no-referrer', 5],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 0],
  ['Cross-Origin-Resource-Policy', 'everyone', -5],
  ['Cross-Origin-Opener-Policy', 'unsafe-none', 0],
  ['Cross-Origin-Opener-Policy', 'Same-Origin', -5],
  ['Cross-Origin-Opener-Policy', 'same-origin; report-to="x"', 10],
  ['Cross-Origin-Embedder-Policy', 'credentialless', 10],
])('scores %s: %s with %i', (name, value, modifier) => {
  expect(getModifier(name, { [name]: value })).toBe(modifier);
});

describe('the command', () => {
  const script = path.resolve(__dirname, '../../observatory.mjs');

  async function run(headers: Readonly<Record<string, string>>) {
    const site = await createTempFolder({
      _headers: renderHeadersFile(headers, headers, '/'),
    });
    const result = spawnSync(
      process.execPath,
      [script, path.join(site.root, '_headers')],
      { encoding: 'utf8' },
    );
    await site.remove();
    return result;
  }

  it('accepts what the build writes', async () => {
    const { status, stdout } = await run(ours);
    expect(stdout).toContain('✓ Observatory: 140 puntos (mínimo 125).');
    expect(status).toBe(0);
  });

  it('fails below 125 and says what is missing', async () => {
    const { status, stdout } = await run(
      removeHeaders('Strict-Transport-Security'),
    );
    expect(stdout).toMatch(/✗ +Strict-Transport-Security +-20 +no hay HSTS/);
    expect(stdout).toContain('✗ Observatory: 80 puntos');
    expect(status).toBe(1);
  });

  it('explains how it is used', () => {
    const { status, stderr } = spawnSync(process.execPath, [script], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(
      'Uso: node scripts/observatory.mjs build/_headers',
    );
    expect(status).toBe(1);
  });
});

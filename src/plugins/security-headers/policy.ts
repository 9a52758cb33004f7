import { createHash } from 'node:crypto';
import {
  connectHosts,
  fixedHeaders,
  imageHosts,
} from '../../../config/security';

/** Returns the CSP source that allows exactly this inline script. */
export function hashScript(script: string): string {
  const digest = createHash('sha256').update(script).digest('base64');
  return `'sha256-${digest}'`;
}

/**
 * Returns the content security policy of the whole site.
 *
 * `'wasm-unsafe-eval'` lets search and labs compile WebAssembly, not evaluate
 * text; `style-src-attr` is for the `style` attributes of highlighted code.
 */
function createPolicy(
  scripts: readonly string[],
  ancestors: "'none'" | '*',
): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(hashScript)].join(
      ' ',
    ),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    ["connect-src 'self'", ...connectHosts].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Returns every security header by name, in the order of the written files. */
export function createSecurityHeaders(
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': createPolicy(scripts, "'none'"),
    ...fixedHeaders,
  };
}

/** Header that forbids the frames which the policy allows on framable pages. */
export const frameHeader = 'X-Frame-Options';

/** Returns the headers of the pages that other sites may embed in a frame. */
export function createFramableHeaders(
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': createPolicy(scripts, '*'),
    ...Object.fromEntries(
      Object.entries(fixedHeaders).filter(([name]) => name !== frameHeader),
    ),
  };
}

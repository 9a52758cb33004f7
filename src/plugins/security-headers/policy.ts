import { createHash } from 'node:crypto';
import {
  connectHosts,
  fixedHeaders,
  imageHosts,
} from '../../../config/security';

/** The CSP source that allows exactly this inline script. */
export function scriptHash(script: string): string {
  const digest = createHash('sha256').update(script).digest('base64');
  return `'sha256-${digest}'`;
}

/**
 * The content security policy of the whole site.
 *
 * `'wasm-unsafe-eval'` lets search and labs compile WebAssembly, not evaluate
 * text; `style-src-attr` is for the `style` attributes of highlighted code.
 */
function contentSecurityPolicy(
  scripts: readonly string[],
  ancestors: "'none'" | '*',
): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(scriptHash)].join(
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

/** Every security header by name, in the order the files list them. */
export function securityHeaders(
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scripts, "'none'"),
    ...fixedHeaders,
  };
}

/** The header that forbids what the policy allows to those pages. */
export const frameHeader = 'X-Frame-Options';

/** The same for the pages that other sites may put inside theirs. */
export function framableHeaders(
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scripts, '*'),
    ...Object.fromEntries(
      Object.entries(fixedHeaders).filter(([name]) => name !== frameHeader),
    ),
  };
}

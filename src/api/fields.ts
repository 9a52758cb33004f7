import * as v from 'valibot';
import { demoApi } from './settings';

/** Limit for one text: a longer one would fill a phone's screen. */
const MAX_TEXT_LENGTH = 200;

/**
 * Schema of a displayed text, cut at 200 characters; an invalid one becomes
 * `missing`.
 */
export function createTextSchema(missing: string) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform((value) =>
        value.length > MAX_TEXT_LENGTH
          ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
          : value,
      ),
    ),
    missing,
  );
}

/** Schema of an identifier: an integer from 1. */
export const idSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Schema of a quantity: an integer from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1))
    : host === pattern;
}

/**
 * Returns true when an address of an answer is safe to request: `https`, the
 * default port, no user name, and a host of the provider.
 *
 * @param hosts Host names, or `*.name` for all subdomains.
 */
export function isProviderUrl(
  address: string,
  hosts: readonly string[],
): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (demoApi !== undefined && url.origin === new URL(demoApi).origin) {
    const [, host = ''] = url.pathname.split('/');
    return hosts.some((pattern) => matchesHost(host, pattern));
  }
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    hosts.some((pattern) => matchesHost(url.hostname, pattern))
  );
}

/** Schema of an address on one of the provider's hosts. */
export function createProviderUrlSchema(hosts: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((address) => isProviderUrl(address, hosts), 'foreign address'),
  );
}

/** Schema of an optional picture address; an invalid one becomes `null`. */
export function createPictureUrlSchema(hosts: readonly string[]) {
  return v.fallback(v.nullable(createProviderUrlSchema(hosts)), null);
}

/**
 * Schema of a list that skips invalid and repeated entries, so that one damaged
 * entry does not reject the rest. A list with invalid entries only is an error.
 *
 * @param item Schema of one entry.
 * @param key Returns the value that makes an entry unique.
 */
export function createTolerantListSchema<Output>(
  item: v.GenericSchema<unknown, Output>,
  key: (entry: Output) => string | number,
) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], Output[]>(({ dataset, addIssue, NEVER }) => {
      const unique = new Map<string | number, Output>();
      for (const entry of dataset.value) {
        const { success, output } = v.safeParse(item, entry);
        if (success && !unique.has(key(output)))
          unique.set(key(output), output);
      }
      if (unique.size === 0 && dataset.value.length > 0) {
        addIssue({ message: 'no entry has the expected shape' });
        return NEVER;
      }
      return [...unique.values()];
    }),
  );
}

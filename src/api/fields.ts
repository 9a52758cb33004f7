import * as v from 'valibot';
import { demoApi } from './settings';

/** Longer texts would push everything else off a phone's screen. */
const MAX_TEXT = 200;

/** A text to show, cut at 200 characters; anything else becomes `missing`. */
export function text(missing: string) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform((value) =>
        value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
      ),
    ),
    missing,
  );
}

/** An identifier: a whole number from 1. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How many of something there are. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function matches(host: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1))
    : host === pattern;
}

/**
 * Whether an address out of an answer may be followed: `https`, the usual port,
 * and a host of that provider. `hosts` are names, or `*.name` for all below it.
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
    return hosts.some((pattern) => matches(host, pattern));
  }
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    hosts.some((pattern) => matches(url.hostname, pattern))
  );
}

/** An address on one of the provider's hosts. */
export function providerUrl(hosts: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((address) => isProviderUrl(address, hosts), 'foreign address'),
  );
}

/** The same where a picture may be missing: what does not fit becomes `null`. */
export function pictureUrl(hosts: readonly string[]) {
  return v.fallback(v.nullable(providerUrl(hosts)), null);
}

/**
 * A list whose damaged entries are left out, so that one of them does not take
 * the rest away, as are repeated ones. A list with damaged entries only is an
 * error.
 *
 * @param item Schema of one entry.
 * @param key What makes an entry unique.
 */
export function tolerantList<Output>(
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

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Matches a `%` that encodes no byte, and runs of encoded non-ASCII bytes,
 * which may not be valid UTF-8.
 */
const MALFORMED_PERCENT = /%(?![\da-f]{2})|(?:%[89a-f][\da-f])+/gi;

function isDecodable(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path with every `%` that cannot be decoded written as `%25`. */
export function encodeMalformedPercents(pathname: string): string {
  return pathname.replace(MALFORMED_PERCENT, (part) =>
    isDecodable(part) ? part : part.replaceAll('%', '%25'),
  );
}

// Repairs the address before the router decodes it. The router would throw
// before rendering, and the 404 page would never hydrate.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  if (!isDecodable(pathname))
    window.history.replaceState(
      window.history.state,
      '',
      encodeMalformedPercents(pathname) + search + hash,
    );
}

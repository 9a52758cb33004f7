import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Matches a `%` that encodes no byte, and runs of encoded non-ASCII bytes,
 * which may not be valid UTF-8.
 */
const NOT_TEXT = /%(?![\da-f]{2})|(?:%[89a-f][\da-f])+/gi;

function isText(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path with every `%` that cannot be decoded written as `%25`. */
export function decodable(pathname: string): string {
  return pathname.replace(NOT_TEXT, (part) =>
    isText(part) ? part : part.replaceAll('%', '%25'),
  );
}

// Repairs the address before the router decodes it. The router would throw
// before rendering, and the 404 page would never hydrate.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  if (!isText(pathname))
    window.history.replaceState(
      window.history.state,
      '',
      decodable(pathname) + search + hash,
    );
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A `%` that starts no byte, or bytes that are no text. */
const NOT_TEXT = /%(?![\da-f]{2})|(?:%[89a-f][\da-f])+/gi;

function isText(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}

/** The same path with every `%` that nobody can decode as a plain sign. */
export function decodable(pathname: string): string {
  return pathname.replace(NOT_TEXT, (part) =>
    isText(part) ? part : part.replaceAll('%', '%25'),
  );
}

// The router decodes the address before it draws anything, and would throw:
// the page that answers an unknown one has to come to life all the same.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  if (!isText(pathname))
    window.history.replaceState(
      window.history.state,
      '',
      decodable(pathname) + search + hash,
    );
}

function decode(bytes: Uint8Array, isStart: boolean): string | undefined {
  try {
    // The start of a file may end inside a character: `stream` ignores the
    // incomplete one.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, {
      stream: isStart,
    });
  } catch {
    // Older editors on Windows save in windows-1252.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /[\u0080-\u009f]/.test(text) ? undefined : text;
  }
}

/**
 * Decodes bytes as text; undefined for binary data.
 *
 * @param isStart True when the bytes are only the start of a file.
 */
export function decodePlainText(
  bytes: Uint8Array,
  isStart = false,
): string | undefined {
  const text = decode(bytes, isStart);
  // eslint-disable-next-line no-control-regex -- no text has them
  const binary = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/;
  return text === undefined || binary.test(text) ? undefined : text;
}

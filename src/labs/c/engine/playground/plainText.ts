function decode(bytes: Uint8Array, isStart: boolean): string | undefined {
  try {
    // In the start of a file the last letter may be half there.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, {
      stream: isStart,
    });
  } catch {
    // Older editors on Windows save accents in this other way.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /[\u0080-\u009f]/.test(text) ? undefined : text;
  }
}

/** The text that these bytes are, or the start of; nothing if they are no text. */
export function plainText(
  bytes: Uint8Array,
  isStart = false,
): string | undefined {
  const text = decode(bytes, isStart);
  // eslint-disable-next-line no-control-regex -- no text has them
  const binary = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/;
  return text === undefined || binary.test(text) ? undefined : text;
}

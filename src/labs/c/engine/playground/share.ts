import {
  createInflater,
  fromBase64Url,
  pipeThrough,
  toBase64Url,
} from '../../../kit/shareBytes';
import { defaultSettings, projectLimits, findSizeProblem } from './project';
import type { Project } from './project';
import { readProject } from './schema';

/*
 * Format of a shared program, the part of the address after `#c=`:
 *
 * <version><base64url>
 *
 * Version 0 is the program as JSON; version 1, the same JSON compressed with
 * deflate-raw. Settings with default values are left out.
 */

/** Start of the hash of an address with a program. */
export const sharePrefix = '#c=';

/** Maximum length of an address that most chats accept, in characters. */
export const MAX_CHAT_ADDRESS_LENGTH = 2000;

/** Maximum length of an address that browsers open reliably, in characters. */
export const MAX_ADDRESS_LENGTH = 60_000;

/**
 * Maximum size of a decompressed program, in bytes; guards against
 * decompression bombs.
 */
const MAX_DECOMPRESSED_BYTES = 8_000_000;

/** Reasons why an address has no valid program. */
export type ShareProblem = 'damaged' | 'newer' | 'too-large' | 'unsupported';

/** Result of decoding an address. */
export type ShareResult =
  | { readonly ok: true; readonly project: Project }
  | { readonly ok: false; readonly problem: ShareProblem };

/**
 * Serializes a program as JSON, without default settings, to keep addresses
 * short.
 */
function serializeProject(project: Project): Uint8Array<ArrayBuffer> {
  const { title, files, settings } = project;
  const { standard, flags, ...rest } = settings;
  const changedSettings = {
    ...(standard === defaultSettings.standard ? {} : { standard }),
    ...(flags.length === 0 ? {} : { flags }),
    ...rest,
    args: rest.args || undefined,
  };
  return new TextEncoder().encode(
    JSON.stringify({
      t: title || undefined,
      f: files.map(({ name, text }) => [name, text]),
      s: Object.values(changedSettings).some((value) => value !== undefined)
        ? changedSettings
        : undefined,
    }),
  );
}

function parseProject(bytes: Uint8Array): Project | undefined {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof input !== 'object' || input === null) return undefined;
  const { t, f, s } = input as Readonly<Record<string, unknown>>;
  if (!Array.isArray(f)) return undefined;
  return readProject({
    title: t ?? '',
    files: f.map((file: unknown) =>
      Array.isArray(file)
        ? { name: file[0] as unknown, text: file[1] as unknown }
        : file,
    ),
    settings: { ...defaultSettings, ...(typeof s === 'object' ? s : {}) },
  });
}

const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;

/** Counts the line breaks (`\n` escapes) in JSON that arrives in pieces. */
function createLineCounter(): (chunk: Uint8Array) => number {
  let lines = 0;
  let isEscaped = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped && byte === LETTER_N) lines += 1;
      isEscaped = !isEscaped && byte === BACKSLASH;
    }
    return lines;
  };
}

/** Encodes a program as part of an address, uncompressed. */
export function encodePlain(project: Project): string {
  return `${sharePrefix}0${toBase64Url(serializeProject(project))}`;
}

/** Encodes a program as part of an address, compressed if the browser can. */
export async function encodeShare(project: Project): Promise<string> {
  try {
    const packedProject = await pipeThrough(
      serializeProject(project),
      new CompressionStream('deflate-raw'),
      (_, size) => size > MAX_DECOMPRESSED_BYTES,
    );
    if (packedProject) return `${sharePrefix}1${toBase64Url(packedProject)}`;
  } catch {
    // Browsers older than 2023 cannot compress: use the longer form.
  }
  return encodePlain(project);
}

/** Decodes the hash of an address, from `#c=` on. Never throws. */
export async function decodeShare(hash: string): Promise<ShareResult> {
  const refuse = (problem: ShareProblem): ShareResult => ({
    ok: false,
    problem,
  });
  const code = hash.slice(sharePrefix.length);
  const bytes = fromBase64Url(code.slice(1));
  if (!bytes) return refuse('damaged');
  const version = code.charAt(0);
  if (/[2-9]/.test(version)) return refuse('newer');
  if (version !== '0' && version !== '1') return refuse('damaged');
  const countLines = createLineCounter();
  const isTooMuch = (chunk: Uint8Array, size: number) =>
    size > MAX_DECOMPRESSED_BYTES || countLines(chunk) >= projectLimits.lines;
  let plainBytes: Uint8Array | undefined = bytes;
  if (version === '1') {
    const stream = createInflater();
    if (!stream) return refuse('unsupported');
    try {
      plainBytes = await pipeThrough(bytes, stream, isTooMuch);
    } catch {
      return refuse('damaged');
    }
  }
  if (version === '0' && isTooMuch(bytes, bytes.length)) plainBytes = undefined;
  if (!plainBytes) return refuse('too-large');
  const project = parseProject(plainBytes);
  if (project && findSizeProblem(project.files)) return refuse('too-large');
  return project ? { ok: true, project } : refuse('damaged');
}

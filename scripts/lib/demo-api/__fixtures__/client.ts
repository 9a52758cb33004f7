import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { startDemoApi } from '../index.mjs';

export type DemoApi = Awaited<ReturnType<typeof startDemoApi>>;

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

interface QuestionOptions {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * Requests an address of a real service from the server, by its host header,
 * which `fetch` does not let a caller set.
 *
 * @throws when the connection breaks before the answer is complete.
 */
export function sendRequest(
  api: DemoApi,
  address: string,
  { body, headers, ...question }: QuestionOptions = {},
): Promise<Reply> {
  const { host, pathname, search } = new URL(address);
  const { protocol, hostname, port } = new URL(api.url);
  const options: https.RequestOptions = {
    ...question,
    hostname,
    port,
    path: `${pathname}${search}`,
    headers: { Host: host, ...headers },
    agent: false,
    ca: api.certificate,
    servername: host,
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(
      options,
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

export function parseReply({ body }: Reply): unknown {
  return JSON.parse(body.toString());
}

/** Requests an address and returns the JSON of its answer. */
export async function requestJson(
  api: DemoApi,
  address: string,
): Promise<unknown> {
  return parseReply(await sendRequest(api, address));
}

/** Returns a part of unknown JSON, or undefined. */
export function getAt(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Reflect.get(part, key)
        : undefined,
    value,
  );
}

/** Returns a list inside unknown JSON; empty if there is none. */
export function getListAt(
  value: unknown,
  ...keys: (string | number)[]
): unknown[] {
  const list = getAt(value, ...keys);
  return Array.isArray(list) ? list : [];
}

/**
 * Polls until a condition is true, because the server acts a moment after its
 * answer.
 */
export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(2);
}

import http2 from 'node:http2';

/** @typedef {import('node:http').IncomingMessage | http2.Http2ServerRequest} Request */
/** @typedef {import('node:http').ServerResponse | http2.Http2ServerResponse} Response */
/** @typedef {import('./changes.mjs').Manner} Manner */

/**
 * @typedef {object} Message
 * @property {number} status
 * @property {Readonly<Record<string, string>>} headers
 * @property {Buffer} body
 */

const DRIP_CHUNKS = 12;

/**
 * Opens the exchange of one request and its answer, over either version of
 * HTTP.
 *
 * @param {Response} response
 * @param {() => void} onAbort Called when the client leaves before its answer
 *   is complete.
 */
export function openExchange(response, onAbort) {
  /** @type {import('node:stream').Writable} */
  const stream = response;
  /** @type {Set<NodeJS.Timeout>} */
  const timers = new Set();
  let hasEnded = false;

  // Disables keep-alive: a browser repeats by itself a request that fails on a
  // connection that worked before, which would spend the rule twice and hide
  // the failure.
  if ('shouldKeepAlive' in response) response.shouldKeepAlive = false;

  stream.once('close', () => {
    for (const timer of timers) clearTimeout(timer);
    if (!hasEnded) onAbort();
    hasEnded = true;
  });
  // A client that leaves in the middle of an answer is not an error of the
  // server.
  stream.on('error', () => undefined);

  /**
   * @param {number} ms
   * @param {() => void} action Skipped when the client leaves before.
   */
  function schedule(ms, action) {
    if (hasEnded) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
  }

  function breakConnection() {
    hasEnded = true;
    if (response instanceof http2.Http2ServerResponse)
      response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
    else response.socket?.destroy();
  }

  /** @param {Buffer} [body] */
  function end(body) {
    hasEnded = true;
    stream.end(body);
  }

  /**
   * @param {Buffer} body
   * @param {number} ms
   */
  function sendSlowly(body, ms) {
    const size = Math.ceil(body.length / DRIP_CHUNKS);
    /** @param {number} start */
    const sendFrom = (start) => {
      schedule(ms / DRIP_CHUNKS, () => {
        const chunk = body.subarray(start, start + size);
        if (start + size >= body.length) {
          end(chunk);
          return;
        }
        stream.write(chunk);
        sendFrom(start + size);
      });
    };
    sendFrom(0);
  }

  /** @param {Message} message */
  function sendHead({ status, headers, body }) {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value);
    if (status !== 204 && status !== 304)
      response.setHeader('Content-Length', String(body.length));
  }

  /**
   * @param {Message} message
   * @param {Manner} manner
   * @param {object} options
   * @param {boolean} options.withBody False for `HEAD`.
   * @param {number} options.dripMs Milliseconds that a slow body takes.
   */
  function send(message, manner, { withBody, dripMs }) {
    if (manner === 'never') return;
    if (manner === 'refuse') {
      breakConnection();
      return;
    }
    sendHead(message);
    const { body } = message;
    if (!withBody) end();
    else if (manner === 'whole') end(body);
    else {
      if (response instanceof http2.Http2ServerResponse)
        response.writeHead(response.statusCode);
      else response.flushHeaders();
      if (manner === 'drip') sendSlowly(body, dripMs);
      if (manner === 'cut')
        stream.write(body.subarray(0, body.length / 2), breakConnection);
    }
  }

  return {
    after: schedule,
    send,
    /**
     * @returns {boolean} True once the exchange has ended: there is no client
     *   to answer.
     */
    isOver: () => hasEnded,
  };
}

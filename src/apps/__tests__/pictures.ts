import { fireEvent } from '@testing-library/react';
import { sendRequest } from '../../../scripts/lib/demo-api/__fixtures__/client';
import type { DemoApi } from '../../../scripts/lib/demo-api/__fixtures__/client';

/** First byte of a GIF, a PNG, a JPEG and a WebP. */
const firstBytes = [0x47, 0x89, 0xff, 0x52];

async function isPicture(
  api: DemoApi,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const reply = await sendRequest(api, address, { signal }).catch(() => null);
  return reply?.status === 200 && firstBytes.includes(reply.body[0] ?? 0);
}

/**
 * Loads the service's pictures as a browser would, because jsdom does not: an
 * invalid picture fires `error`, and one that does not arrive fires nothing
 * yet. Pictures of the site are skipped.
 */
export async function loadPictures(
  page: HTMLElement,
  api: DemoApi,
): Promise<void> {
  const timeoutSignal = AbortSignal.timeout(200);
  await Promise.all(
    [...page.querySelectorAll('img')]
      .filter(({ src }) => src.startsWith(api.url))
      .map(async (picture) => {
        const loads = await isPicture(api, picture.src, timeoutSignal);
        if (!loads && !timeoutSignal.aborted) fireEvent.error(picture);
      }),
  );
}

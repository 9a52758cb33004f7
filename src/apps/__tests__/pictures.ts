import { fireEvent } from '@testing-library/react';

/** First byte of a GIF, a PNG, a JPEG and a WebP. */
const firstBytes = [0x47, 0x89, 0xff, 0x52];

async function isPicture(
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(address, { signal }).catch(() => null);
  if (!response?.ok) return false;
  const [first = 0] = new Uint8Array(await response.arrayBuffer());
  return firstBytes.includes(first);
}

/**
 * Loads the pictures of a service as a browser would, which jsdom does not: one
 * that is no picture fails; one that does not come does nothing yet.
 *
 * @param origin Where the service answers; other pictures are left alone.
 */
export async function loadPictures(
  page: HTMLElement,
  origin: string,
): Promise<void> {
  const leaving = AbortSignal.timeout(200);
  await Promise.all(
    [...page.querySelectorAll('img')]
      .filter(({ src }) => src.startsWith(origin))
      .map(async (picture) => {
        const loads = await isPicture(picture.src, leaving);
        if (!loads && !leaving.aborted) fireEvent.error(picture);
      }),
  );
}

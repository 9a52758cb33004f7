import { expect, type Page } from '@playwright/test';

/**
 * Sets `data-` attributes of `<html>` (an empty value removes one) and waits
 * until the terminal applies the new font size.
 */
export async function setPageAttributes(
  page: Page,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((wantedStyles) => {
    for (const [name, value] of Object.entries(wantedStyles))
      if (value === '')
        document.documentElement.removeAttribute(`data-${name}`);
      else document.documentElement.setAttribute(`data-${name}`, value);
  }, attributes);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const measureSize = (selector: string) => {
          const element = document.querySelector(selector);
          return element ? parseFloat(getComputedStyle(element).fontSize) : 0;
        };
        return Math.abs(
          measureSize(':has(> .xterm)') - measureSize('.xterm-rows'),
        );
      }),
    )
    .toBeLessThan(1);
}

/** Number of pixels drawn in a line of the terminal. */
interface LinePixels {
  readonly pixelsPerCell: readonly number[];
  /** Pixels that only appear when the row's overflow is visible. */
  readonly clippedPixels: number;
}

const findLine = (page: Page, text: string) =>
  page.locator('.xterm-rows > div', { hasText: text }).last();

/** Captures the line and half of each neighbour, which must be blank. */
async function captureLine(page: Page, text: string): Promise<string> {
  const box = await findLine(page, text).boundingBox();
  if (!box) throw new Error(`no line ${text}`);
  const room = Math.floor(box.height / 2);
  const png = await page.screenshot({
    clip: {
      ...box,
      y: box.y - room,
      height: box.height + 2 * room,
    },
  });
  return png.toString('base64');
}

/** Counts the drawn pixels of a line whose characters are one cell wide. */
export async function countPixels(
  page: Page,
  text: string,
): Promise<LinePixels> {
  await findLine(page, text).scrollIntoViewIfNeeded();
  const shownPng = await captureLine(page, text);
  await findLine(page, text).evaluate((row) => {
    row.style.overflow = 'visible';
  });
  const wholePng = await captureLine(page, text);
  const { width } = (await findLine(page, text)
    .locator('span')
    .first()
    .boundingBox()) ?? { width: 0 };
  await findLine(page, text).evaluate((row) => {
    row.style.removeProperty('overflow');
  });
  return page.evaluate(
    async ([shownPng, wholePng, cell, cells]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (byte) =>
          byte.charCodeAt(0),
        );
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [image, otherImage] = [await read(shownPng), await read(wholePng)];
      if (!image || !otherImage) throw new Error('no canvas');
      const measureDistance = (
        fromImage: ImageData,
        fromIndex: number,
        toImage: ImageData,
        toIndex: number,
      ) =>
        Math.max(
          ...[0, 1, 2].map((part) =>
            Math.abs(
              (fromImage.data[fromIndex + part] ?? 0) -
                (toImage.data[toIndex + part] ?? 0),
            ),
          ),
        );
      const pixelsPerCell = Array.from({ length: cells }, () => 0);
      let clippedPixels = 0;
      for (let byteIndex = 0; byteIndex < image.data.length; byteIndex += 4) {
        const column = Math.floor(((byteIndex / 4) % image.width) / cell);
        if (column < cells && measureDistance(image, byteIndex, image, 0) > 60)
          pixelsPerCell[column] = (pixelsPerCell[column] ?? 0) + 1;
        if (measureDistance(image, byteIndex, otherImage, byteIndex) > 30)
          clippedPixels += 1;
      }
      return { pixelsPerCell, clippedPixels };
    },
    [shownPng, wholePng, width / text.length, text.length] as const,
  );
}

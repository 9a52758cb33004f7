import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const budgetKilobytes = 170;

for (const path of [
  '/',
  '/stevelabs/program1/holamundo/',
  '/dumix/linux1/archivos/',
  '/articulos/rows/rc1/',
]) {
  test(`${path} loads at most ${budgetKilobytes} KB of scripts before any interaction`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        bodies.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = (await Promise.all(bodies)).map(
      (body) => brotliCompressSync(body).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(budgetKilobytes * 1000);
  });
}

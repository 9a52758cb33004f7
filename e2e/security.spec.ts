import { expect, test } from '@playwright/test';
import { waitForHydration } from './support/watch';

const kinds = {
  home: '/',
  'deep page': '/stevelabs/program1/variable/',
  '404 page': '/no/existe/',
  image: '/img/logo.svg',
  'site map file': '/sitemap.xml',
  redirect: '/home',
} as const;

test(
  'the security headers stand on every kind of answer',
  { tag: '@sample' },
  async ({ request }) => {
    for (const [kind, path] of Object.entries(kinds)) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      const policy = headers['content-security-policy'];
      expect.soft(policy, kind).toContain("default-src 'none'");
      expect
        .soft(policy, kind)
        .not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
      expect.soft(headers['x-content-type-options'], kind).toBe('nosniff');
      expect
        .soft(headers['strict-transport-security'], kind)
        .toMatch(/max-age=\d{8,}/);
      expect
        .soft(headers['cross-origin-resource-policy'], kind)
        .toBe('same-origin');
    }
  },
);

test('the embedded program may be in the pages of others; no other page may', async ({
  request,
}) => {
  const fetchHeaders = async (path: string) =>
    (await request.get(path)).headers();
  const ownHeaders = await fetchHeaders(
    '/laboratorio/c/incrustado/?title=Suma',
  );
  expect(ownHeaders['content-security-policy']).toContain('frame-ancestors *');
  expect(ownHeaders['x-frame-options']).toBeUndefined();
  expect(ownHeaders['strict-transport-security']).toMatch(/max-age=\d{8,}/);
  for (const path of [
    '/',
    '/laboratorio/c/',
    '/laboratorio/c/incrustado/no/',
  ]) {
    const otherHeaders = await fetchHeaders(path);
    expect(otherHeaders['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    expect(otherHeaders['x-frame-options']).toBe('DENY');
  }
});

test('hashed files may be kept for a year, pages may not', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (req) => {
    if (req.resourceType() === 'script') scripts.push(req.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const [script = ''] = scripts;
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await request.get('/')).headers()['cache-control']).not.toContain(
    'immutable',
  );
});

test('a missing asset is a real 404', async ({ request }) => {
  expect((await request.get('/assets/js/no-existe.js')).status()).toBe(404);
});

test(
  'the policy is never violated while a reader moves between pages',
  { tag: '@sample' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seenViolations: string[] = [];
      Object.assign(window, { violations: seenViolations });
      document.addEventListener('securitypolicyviolation', (event) =>
        seenViolations.push(event.violatedDirective),
      );
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await waitForHydration(page);
    for (const [name, address] of [
      ['Artículos', '/articulos/'],
      ['Laboratorio', '/laboratorio/'],
      ['Have Fun', '/havefun/'],
      ['Aprender C', '/stevelabs/program1/'],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name, exact: true })
        .last()
        .click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForHydration(page);
    }
    const violations = await page.evaluate(
      () => (window as unknown as { violations: string[] }).violations,
    );
    expect(violations).toEqual([]);
  },
);

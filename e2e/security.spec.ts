import { expect, test } from '@playwright/test';
import { hydrated } from './support/watch';

const kinds = {
  home: '/',
  'deep page': '/stevelabs/program1/variable/',
  '404 page': '/no/existe/',
  image: '/img/logo.svg',
  'site map file': '/sitemap.xml',
  redirect: '/home',
} as const;

for (const [kind, path] of Object.entries(kinds)) {
  test(`the security headers stand on the ${kind}`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(
      /script-src[^;]*'unsafe-(?:inline|eval)'/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
}

test('the embedded program may be in the pages of others; no other page may', async ({
  request,
}) => {
  const answerOf = async (path: string) => (await request.get(path)).headers();
  const own = await answerOf('/laboratorio/c/incrustado/?title=Suma');
  expect(own['content-security-policy']).toContain('frame-ancestors *');
  expect(own['x-frame-options']).toBeUndefined();
  expect(own['strict-transport-security']).toMatch(/max-age=\d{8,}/);
  for (const path of [
    '/',
    '/laboratorio/c/',
    '/laboratorio/c/incrustado/no/',
  ]) {
    const other = await answerOf(path);
    expect(other['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    expect(other['x-frame-options']).toBe('DENY');
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
  await hydrated(page);
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

test('the policy is never violated while a reader moves between pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(event.violatedDirective),
    );
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Artículos', 'Laboratorio', 'Have Fun', 'Aprender C']) {
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name, exact: true })
      .last()
      .click();
    await hydrated(page);
  }
  const violations = await page.evaluate(
    () => (window as unknown as { violations: string[] }).violations,
  );
  expect(violations).toEqual([]);
});

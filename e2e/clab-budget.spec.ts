import { eagerBytes, sentBytes } from '../scripts/lib/bench-labs.mjs';
import { test } from './support/apps';
import { execution, expect, isLabFile } from './support/cLab';
import { hydrated } from './support/watch';
import { words } from '../src/labs/c/words';

const lesson = '/stevelabs/program1/holamundo/';
const lessonKilobytes = 15;
const firstRunMegabytes = 6;

test(`the lab adds at most ${lessonKilobytes} KB to a lesson before any click`, async () => {
  const { scripts, styles } = await eagerBytes(process.cwd());
  expect(scripts).toBeGreaterThan(1000);
  expect(scripts + styles).toBeLessThanOrEqual(lessonKilobytes * 1000);
});

test(`the first program asks for at most ${firstRunMegabytes} MB of a host that compresses nothing, and only when it is run`, async ({
  page,
}) => {
  const asked: string[] = [];
  const ofLab: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    if (isLabFile(request)) ofLab.push(request.url());
  });
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(ofLab).toEqual([]);
  asked.length = 0;
  await page.getByRole('button', { name: words.run }).first().click();
  await expect(execution(page)).toContainText('Terminó bien');
  await page.waitForLoadState('networkidle');
  const names = new Set(
    ofLab.map((url) => /\/([\w-]+)\.[\da-f]{12}\./.exec(url)?.[1]),
  );
  expect([...names].sort()).toEqual(['c', 'llvm-hot', 'sysroot']);
  const bytes = await sentBytes('build', asked);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(firstRunMegabytes * 1_000_000);
});

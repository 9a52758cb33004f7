/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

it('npm run lesson starts without the tests’ machinery, and offers the page that was meant', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/lesson.mjs', 'stevelabs/program1/bucle'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toContain('La más parecida es stevelabs/program1/bucles.');
  expect(status).toBe(1);
}, 60_000);

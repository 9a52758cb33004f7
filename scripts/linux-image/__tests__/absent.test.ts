import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const folder = 'scripts/linux-image/root/usr/local/bin';

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isSymbolicLink())
  .map(({ name }) => name);

/** Runs a command of the image that only says why it cannot work. */
function runAbsent(name: string, ...args: string[]) {
  const { status, stderr } = spawnSync(path.join(folder, name), args, {
    encoding: 'utf8',
  });
  return { status, message: stderr.trimEnd() };
}

it('the commands that cannot work are links to one script', () => {
  expect(names.length).toBeGreaterThan(80);
  for (const name of names)
    expect(readlinkSync(path.join(folder, name))).toBe(
      '../../share/practica/ausente',
    );
});

it.each(names)('%s fails with one line that says what to use', (name) => {
  const { status, message } = runAbsent(name);
  expect(status).toBe(1);
  expect(message).toMatch(
    new RegExp(`^${name.replaceAll('.', '[.]')}: [^\\n]{25,}$`),
  );
});

it('a name without a sentence would be noticed', () => {
  const { stderr } = spawnSync(
    'sh',
    ['scripts/linux-image/root/usr/share/practica/ausente'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('ausente: \n');
});

it.each([
  ['restart nginx', 'usa «sudo service nginx restart»'],
  ['--now enable ssh.service', 'usa «sudo update-rc.d ssh enable»'],
  ['status', 'usa «sudo service NOMBRE status»'],
  ['is-active cron', 'usa «sudo service cron status»'],
  ['reboot', 'usa «sudo reboot»'],
  ['daemon-reload', 'no hace falta: «service» lee'],
  ['list-units', 'usa «sudo service --status-all»'],
])('«systemctl %s» says the command of this machine', (args, expected) => {
  const { message } = runAbsent('systemctl', ...args.split(' '));
  expect(message).toContain(`esta máquina no lleva systemd; ${expected}`);
});

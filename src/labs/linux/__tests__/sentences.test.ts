import { blockStorage } from '../../../testing/storage';
import { describeCheck, describeState } from '../sentences';

it('says that files are missing instead of blaming what the reader did', () => {
  expect(describeCheck({ kind: 'files-missing' }, true)).toMatch(
    /espera archivos.*Revisa tu conexión/,
  );
});

it('says that a machine that does not answer has to be restarted', () => {
  expect(describeCheck({ kind: 'failed' }, true)).toMatch(/«Reiniciar»/);
});

it('says that a terminal has to be on to be checked', () => {
  expect(describeCheck({ kind: 'idle' }, false)).toMatch(/encendida/);
  expect(describeCheck({ kind: 'idle' }, true)).toBe('');
});

it('promises the commands of a machine whose site changed only where they are kept', () => {
  const outdated = { kind: 'running', waits: 'outdated' } as const;
  expect(describeState(outdated)).toMatch(/Tus comandos se guardan/);
  blockStorage();
  expect(describeState(outdated)).toMatch(
    /se pierde .* también la lista de tus comandos/,
  );
  jest.restoreAllMocks();
});

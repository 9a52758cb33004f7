/** @jest-environment node */
import { describeCheck } from '../sentences';

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

/** @jest-environment node */
import fc from 'fast-check';
import { describeModeFault, parseMode } from '../permissions';

it.each([
  ['640', { on: 0o640, off: 0o7137 }],
  ['1777', { on: 0o1777, off: 0o6000 }],
  ['g+x', { on: 0o010, off: 0 }],
  ['o-rw', { on: 0, off: 0o006 }],
  ['u=rw', { on: 0o600, off: 0o100 }],
  ['a+r,o=', { on: 0o444, off: 0o007 }],
])('reads %s', (mode, expected) => {
  expect(parseMode(mode)).toEqual(expected);
});

it.each(['', '64', '648', 'x', 'g+', 'z+r', 'g+x,', '64000'])(
  'refuses «%s»',
  (mode) => {
    expect(parseMode(mode)).toBeUndefined();
  },
);

it.each([
  [0o640, '640', false, undefined],
  [0o640, '650', false, 'le falta el permiso de ejecución para el grupo'],
  [0o644, '640', false, 'le sobra el permiso de lectura para los demás'],
  [
    0o600,
    '755',
    false,
    'le faltan el permiso de ejecución para el propietario, los permisos de lectura y ejecución para el grupo y los permisos de lectura y ejecución para los demás',
  ],
  [
    0o664,
    '645',
    false,
    'le falta el permiso de ejecución para los demás y le sobra el permiso de escritura para el grupo',
  ],
  [0o744, 'g+x', true, 'le falta el permiso de entrada para el grupo'],
  [
    0o777,
    'go-w',
    false,
    'le sobran el permiso de escritura para el grupo y el permiso de escritura para los demás',
  ],
  [
    0o777,
    'o-rwx',
    false,
    'le sobran los permisos de lectura, escritura y ejecución para los demás',
  ],
  [0o755, '4755', false, 'le falta el bit setuid'],
])('says what %o lacks of %s', (actual, mode, isDirectory, expected) => {
  expect(describeModeFault(actual, mode, isDirectory)).toBe(expected);
});

it('finds nothing wrong with exactly the permissions that were asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0o7777 }),
      fc.integer({ min: 0, max: 0o7777 }),
      (wantedBits, actual) => {
        const mode = wantedBits.toString(8).padStart(4, '0');
        expect(describeModeFault(actual, mode, false) === undefined).toBe(
          wantedBits === actual,
        );
      },
    ),
  );
});

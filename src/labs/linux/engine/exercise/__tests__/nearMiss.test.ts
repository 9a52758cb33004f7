/** @jest-environment node */
import type { Facts } from '../facts';
import { judgeConditions } from '../judge';
import type { PathCondition } from '../types';

const encoder = new TextEncoder();

/**
 * Returns the message for a path that does not meet its condition; empty when
 * it does.
 */
function getMessage(
  condition: Omit<PathCondition, 'kind'> & { readonly unmet?: string },
  facts: Readonly<Record<string, string>>,
): string {
  const encodedFacts: Facts = new Map(
    Object.entries(facts).map(([name, text]) => [name, encoder.encode(text)]),
  );
  const { results } = judgeConditions(
    [{ kind: 'path', ...condition }],
    new Map([[0, encodedFacts]]),
  );
  return results.map(({ isMet, message }) => (isMet ? '' : message)).join();
}

const file = '81a4 alumno alumno';

it('says the sentence of the author first, and after it what is of the wrong type', () => {
  expect(
    getMessage(
      { path: 'fototeca', type: 'directorio', unmet: 'Falta la fototeca.' },
      { stat: file },
    ),
  ).toBe(
    'Falta la fototeca. `fototeca` es un archivo y tiene que ser un directorio.',
  );
});

it('says the permissions that are wrong after the sentence of the author', () => {
  expect(
    getMessage({ path: 'a', mode: '640', unmet: 'Casi.' }, { stat: file }),
  ).toBe('Casi. A `a` le sobra el permiso de lectura para los demás.');
});

it('says the wrong owner or group only where the author names the right one', () => {
  const mine = { path: 'a', owner: 'celia' };
  const stat = '81a4 bruno alumno';
  expect(getMessage({ ...mine, unmet: 'No es de `celia`.' }, { stat })).toBe(
    'No es de `celia`. `a` es de `bruno` y tiene que ser de `celia`.',
  );
  expect(getMessage({ ...mine, unmet: 'Busca a quién.' }, { stat })).toBe(
    'Busca a quién.',
  );
  expect(
    getMessage({ path: 'a', group: 'web', unmet: 'No es de `web`.' }, { stat }),
  ).toBe('No es de `web`. El grupo de `a` es `alumno` y tiene que ser `web`.');
});

it('says only the sentence of the author when nothing is near', () => {
  expect(getMessage({ path: 'a', unmet: 'Falta el mapa.' }, {})).toBe(
    'Falta el mapa.',
  );
  expect(
    getMessage(
      { path: 'a', content: 'Hola', unmet: 'No saluda.' },
      { stat: file, content: 'Adiós' },
    ),
  ).toBe('No saluda.');
  expect(
    getMessage(
      { path: 'a', type: 'ninguno', unmet: 'Sigue ahí.' },
      { stat: file },
    ),
  ).toBe('Sigue ahí.');
});

it.each([
  ['Club/lista.txt', 'Documentos', '`~/Documentos`', '`~/Club`'],
  ['Club/lista.txt', '.', '`~`', '`~/Club`'],
  ['lista.txt', 'Documentos', '`~/Documentos`', '`~`'],
  ['/srv/club/lista.txt', 'Club', '`~/Club`', '`/srv/club`'],
])('says that %s is in %s instead', (path, places, actual, wantedName) => {
  expect(getMessage({ path }, { places, names: '' })).toBe(
    `\`lista.txt\` está en ${actual} y tiene que estar en ${wantedName}.`,
  );
});

it('says no other directory when several have a file of that name', () => {
  expect(
    getMessage({ path: 'Club/a' }, { places: 'Fotos/Juegos', names: '' }),
  ).toBe('Falta `Club/a`.');
});

it('says no other directory when the text matters, as the file there may be another', () => {
  expect(
    getMessage(
      { path: 'Club/a', content: 'Hola' },
      { places: 'Fotos', names: '' },
    ),
  ).toBe('Falta `Club/a`.');
});

it('says that a file is in another directory only where the author names both', () => {
  const condition = { path: 'Sala/lista.txt' };
  const facts = { places: 'Club', names: '' };
  expect(
    getMessage({ ...condition, unmet: 'Falta `lista.txt` en `Sala`.' }, facts),
  ).toBe(
    'Falta `lista.txt` en `Sala`. `lista.txt` está en `~/Club` y tiene que estar en `~/Sala`.',
  );
  const secret = 'A `lista.txt` le conviene otro sitio.';
  expect(getMessage({ ...condition, unmet: secret }, facts)).toBe(secret);
});

it.each([
  ['Libros/Título', 'Titulo'],
  ['club', 'Club'],
  ['lista', 'lista.txt'],
  ['lista.txt', 'lista'],
  ['lista.txt', 'lista.txt.txt'],
  ['mis-fotos', 'mis fotos'],
  ['mis-fotos', 'Mis_Fotos'],
])('says that %s is almost the name of %s', (path, name) => {
  const wantedName = path.replace(/.*\//, '');
  expect(getMessage({ path }, { places: '', names: `otra/${name}/zeta` })).toBe(
    `Casi: se llama \`${name}\` y tiene que llamarse \`${wantedName}\`.`,
  );
});

it('says an almost right name after the sentence of the author, which may not name it', () => {
  expect(
    getMessage(
      { path: 'Saturno', unmet: 'Falta la mesa.' },
      { names: 'saturno' },
    ),
  ).toBe(
    'Falta la mesa. Casi: se llama `saturno` y tiene que llamarse `Saturno`.',
  );
});

it('takes no other name for almost the same', () => {
  expect(
    getMessage(
      { path: 'lista.txt' },
      { places: '', names: 'listas.txt/lista.md' },
    ),
  ).toBe('Falta `lista.txt`.');
});

it.each([
  ['otro/a.txt', 'otro/a.txt'],
  ['otro/a.txt', './otro/a.txt'],
  ['otro/a.txt', '/home/alumno/Club/otro/a.txt'],
  ['otro', 'otro/'],
  ['/home/alumno/Fotos', '../Fotos'],
])('accepts that a link to %s holds %s', (target, actual) => {
  expect(
    getMessage(
      { path: 'Club/l', target },
      { stat: 'a1ff a a', target: actual },
    ),
  ).toBe('');
});

it('does not accept a target that is right only from the home', () => {
  expect(
    getMessage(
      { path: 'Club/l', target: 'a' },
      { stat: 'a1ff a a', target: 'Club/a' },
    ),
  ).toBe('`Club/l` apunta a `Club/a` y tiene que apuntar a `a`.');
});

it.each([
  ['breaks of Windows', 'uno\r\ndos\r\n'],
  ['blanks at the end of lines', 'uno  \ndos\t\n'],
  ['blank lines at the end', 'uno\ndos\n \n\n'],
])('accepts a text with %s', (_, content) => {
  expect(
    getMessage({ path: 'a', content: 'uno\ndos\n' }, { stat: file, content }),
  ).toBe('');
});

it('accepts an accent in two characters, and does not forgive blanks that are read', () => {
  const accent = 'Sábado'.normalize('NFD');
  expect(
    getMessage(
      { path: 'a', content: 'Sábado' },
      { stat: file, content: accent },
    ),
  ).toBe('');
  expect(
    getMessage(
      { path: 'a', contains: ['Sábado'] },
      { stat: file, content: accent },
    ),
  ).toBe('');
  expect(
    getMessage(
      { path: 'a', contains: ['a '] },
      { stat: file, content: 'a\nab' },
    ),
  ).toBe('En `a` falta el texto `a `.');
  expect(
    getMessage({ path: 'a', content: 'a b' }, { stat: file, content: 'a  b' }),
  ).toBe('El contenido de `a` no es el que se pide.');
});

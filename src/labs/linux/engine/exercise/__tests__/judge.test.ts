/** @jest-environment node */
import type { Facts } from '../facts';
import { judgeConditions } from '../judge';
import type { Condition } from '../types';

const encoder = new TextEncoder();

function judgeMessage(
  condition: Condition,
  facts: Readonly<Record<string, string>> = {},
): string {
  const encodedFacts: Facts = new Map(
    Object.entries(facts).map(([name, text]) => [name, encoder.encode(text)]),
  );
  const { results } = judgeConditions(
    [condition],
    new Map([[0, encodedFacts]]),
  );
  return results
    .map(({ isMet, message }) => `${isMet ? 'sí' : 'no'}: ${message}`)
    .join();
}

const createPathCondition = (fields: object) =>
  ({ kind: 'path', path: 'a.txt', ...fields }) as const;
const file = 'stat';
const plainEntry = '81a4 alumno alumno';
const link = 'a1ff alumno alumno';

it.each<[Condition, Record<string, string>, string]>([
  [createPathCondition({}), {}, 'no: Falta `a.txt`.'],
  [createPathCondition({}), { [file]: plainEntry }, 'sí: Existe `a.txt`.'],
  [
    createPathCondition({ type: 'archivo' }),
    {},
    'no: Falta el archivo `a.txt`.',
  ],
  [
    createPathCondition({ type: 'archivo' }),
    { stat: plainEntry },
    'sí: Existe el archivo `a.txt`.',
  ],
  [createPathCondition({ type: 'ninguno' }), {}, 'sí: `a.txt` ya no está.'],
  [
    createPathCondition({ type: 'ninguno' }),
    { stat: plainEntry },
    'no: `a.txt` todavía existe y no debe estar.',
  ],
  [
    createPathCondition({ type: 'archivo' }),
    { stat: link },
    'no: `a.txt` es un enlace y tiene que ser un archivo.',
  ],
  [
    createPathCondition({ type: 'archivo' }),
    { stat: '21b6 root root' },
    'no: `a.txt` es un archivo especial y tiene que ser un archivo.',
  ],
  [
    createPathCondition({ owner: 'alumno' }),
    { stat: '81a4 root root' },
    'no: `a.txt` es de `root` y tiene que ser de `alumno`.',
  ],
  [
    createPathCondition({ group: 'ana' }),
    { stat: plainEntry },
    'no: El grupo de `a.txt` es `alumno` y tiene que ser `ana`.',
  ],
  [
    createPathCondition({ mode: 'g+x' }),
    { stat: plainEntry },
    'no: A `a.txt` le falta el permiso de ejecución para el grupo.',
  ],
  [
    createPathCondition({ target: 'b' }),
    { stat: plainEntry },
    'no: `a.txt` tiene que ser un enlace simbólico.',
  ],
  [
    createPathCondition({ content: 'Hola' }),
    { stat: plainEntry, content: 'Hola\n\n' },
    'sí: `a.txt` tiene el contenido que se pide.',
  ],
  [
    createPathCondition({ content: 'Hola' }),
    { stat: plainEntry, content: ' Hola' },
    'no: El contenido de `a.txt` no es el que se pide.',
  ],
  [
    createPathCondition({ content: 'Hola' }),
    { stat: plainEntry, content: '' },
    'no: `a.txt` está vacío.',
  ],
  [
    createPathCondition({ contains: ['pan', 'sal'] }),
    { stat: plainEntry, content: 'pan' },
    'no: En `a.txt` falta el texto `sal`.',
  ],
  [
    { kind: 'user', user: 'leo', groups: ['sudo', 'video'] },
    { passwd: 'leo:x:1002:1002::/home/leo:/bin/sh', groups: 'leo sudo' },
    'no: La cuenta `leo` no está en el grupo `video`.',
  ],
  [
    { kind: 'user', user: 'leo', shell: '/bin/bash' },
    { passwd: 'leo:x:1002:1002::/home/leo:/bin/sh\n' },
    'no: La shell de `leo` es `/bin/sh` y tiene que ser `/bin/bash`.',
  ],
  [
    { kind: 'user', user: 'leo', exists: false },
    {},
    'sí: La cuenta `leo` ya no está.',
  ],
  [
    { kind: 'group', group: 'web', members: ['ana'] },
    { group: 'web:x:1003:leo\n', members: 'leo,ana' },
    'sí: En el grupo `web` está `ana`.',
  ],
  [{ kind: 'group', group: 'web' }, { group: '' }, 'no: Falta el grupo `web`.'],
  [
    { kind: 'process', process: 'sleep', running: true },
    { processes: 'S alumno bash\nR alumno ps\n' },
    'no: `sleep` no está en marcha.',
  ],
  [
    { kind: 'process', process: 'sleep', running: true },
    { processes: 'T alumno sleep\n' },
    'no: `sleep` está detenido y tiene que estar en marcha.',
  ],
  [
    { kind: 'process', process: 'sleep', running: false },
    { processes: 'S root sleep\n' },
    'no: `sleep` sigue en marcha y tiene que haber terminado.',
  ],
  [
    { kind: 'process', process: 'sleep', running: false },
    { processes: 'S alumno sleepy\nZ alumno sleep\n' },
    'sí: `sleep` ya no está en marcha.',
  ],
  [
    { kind: 'process', process: 'un-nombre-muy-largo', running: true },
    { processes: 'S alumno un-nombre-muy-l\n' },
    'sí: `un-nombre-muy-largo` está en marcha.',
  ],
  [
    { kind: 'process', process: 'sleep', running: true, owner: 'root' },
    { processes: 'S alumno sleep\n' },
    'no: `sleep` no está en marcha.',
  ],
  [
    { kind: 'process', process: 'sleep', running: true, owner: 'root' },
    { processes: 'S alumno sleep\nS root sleep\n' },
    'sí: `sleep` está en marcha.',
  ],
  [
    { kind: 'package', package: 'tree', installed: true },
    { package: 'rc ' },
    'no: Falta instalar el paquete `tree`.',
  ],
  [
    { kind: 'package', package: 'tree', installed: false },
    { package: 'ii ' },
    'no: El paquete `tree` todavía está instalado.',
  ],
  [
    { kind: 'place', directory: '~/Documentos' },
    { place: '/home/alumno' },
    'no: Estás en `/home/alumno` y tienes que estar en `/home/alumno/Documentos`.',
  ],
  [
    { kind: 'place', directory: '/usr' },
    { gone: 'yes' },
    'no: Estás en un directorio que ya no existe y tienes que estar en `/usr`.',
  ],
  [
    { kind: 'place', directory: '/usr' },
    { place: '/usr' },
    'sí: Estás en `/usr`.',
  ],
  [
    { kind: 'place', directory: '/usr' },
    {},
    'no: Tu terminal tiene que estar en `/usr`.',
  ],
  [
    { kind: 'command', command: 'true', met: 'Ya.' },
    { status: '0' },
    'sí: Ya.',
  ],
  [{ kind: 'command', command: 'false' }, { status: '1' }, 'no: Falta algo.'],
])('of %j, with %j, says %s', (condition, facts, expected) => {
  expect(judgeMessage(condition, facts)).toBe(expected);
});

it('says what the author wrote instead, and counts what is met', () => {
  const facts: Facts = new Map([['stat', encoder.encode(plainEntry)]]);
  expect(
    judgeConditions(
      [
        createPathCondition({ unmet: 'Falta el mapa.' }),
        createPathCondition({ met: 'El mapa está.' }),
      ],
      new Map([[1, facts]]),
    ),
  ).toEqual({
    results: [
      { isMet: false, message: 'Falta el mapa.' },
      { isMet: true, message: 'El mapa está.' },
    ],
    points: 1,
    total: 2,
  });
});

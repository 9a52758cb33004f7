import * as v from 'valibot';
import { oneOf, text } from '../../../../utils/schemaFields';
import { parseMode } from '../../engine/exercise/permissions';
import { pathTypes } from '../../engine/exercise/types';
import type { Condition } from '../../engine/exercise/types';
import {
  findComparedDirectory,
  physicalDirectoryAdvice,
} from './logicalDirectory';

interface Messages {
  readonly mensaje?: string | undefined;
  readonly logrado?: string | undefined;
}

const messageFields = {
  mensaje: v.optional(
    text('la frase que ve el lector mientras no se cumple', 300),
  ),
  logrado: v.optional(text('la frase que ve cuando se cumple', 300)),
};

const createTextSchema = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.check((value) => value !== '' && !value.includes('\0'), expected),
  );

const createAccountSchema = (expected: string) =>
  v.pipe(v.string(expected), v.regex(/^[a-z_][a-z0-9_-]{0,31}$/, expected));

const createAccountListSchema = (expected: string) =>
  v.pipe(
    v.array(createAccountSchema(expected), expected),
    v.minLength(1, expected),
  );

const booleanSchema = v.boolean('true o false');

const expectedMode =
  'los permisos entre comillas: "640", o lo que importa de ellos: "g+x,o-r"';

const FILE_FACTS = [
  'permisos',
  'propietario',
  'grupo',
  'contenido',
  'contiene',
  'destino',
] as const;

const path = v.pipe(
  v.strictObject(
    {
      ruta: createTextSchema(
        'una ruta, desde la carpeta personal o desde la raíz',
      ),
      tipo: v.optional(oneOf(pathTypes)),
      permisos: v.optional(
        v.pipe(
          v.string(expectedMode),
          v.check((mode) => parseMode(mode) !== undefined, expectedMode),
        ),
      ),
      propietario: v.optional(createAccountSchema('el nombre de una cuenta')),
      grupo: v.optional(createAccountSchema('el nombre de un grupo')),
      contenido: v.optional(
        v.string('el texto del archivo (entre comillas si es un número)'),
      ),
      contiene: v.optional(
        v.union(
          [
            createTextSchema('un texto'),
            v.pipe(v.array(createTextSchema('un texto')), v.minLength(1)),
          ],
          'un texto que tiene que estar en el archivo, o una lista de ellos',
        ),
      ),
      destino: v.optional(createTextSchema('la ruta que guarda el enlace')),
      ...messageFields,
    },
    'una condición con ruta y, si hacen falta, tipo, permisos, propietario, grupo, contenido, contiene, destino, mensaje y logrado',
  ),
  v.forward(
    v.check(
      (condition) =>
        condition.tipo !== 'ninguno' ||
        FILE_FACTS.every((fact) => condition[fact] === undefined),
      'nada más que la ruta: lo que no existe no tiene otra cosa',
    ),
    ['tipo'],
  ),
  v.transform(
    ({
      ruta,
      tipo,
      permisos,
      propietario,
      grupo,
      contenido,
      contiene,
      destino,
      ...rest
    }) => ({
      ...rest,
      kind: 'path' as const,
      path: ruta,
      ...(tipo !== undefined && { type: tipo }),
      ...(permisos !== undefined && { mode: permisos }),
      ...(propietario !== undefined && { owner: propietario }),
      ...(grupo !== undefined && { group: grupo }),
      ...(contenido !== undefined && { content: contenido }),
      ...(contiene !== undefined && { contains: [contiene].flat() }),
      ...(destino !== undefined && { target: destino }),
    }),
  ),
);

const user = v.pipe(
  v.strictObject(
    {
      usuario: createAccountSchema('el nombre de una cuenta'),
      existe: v.optional(booleanSchema),
      grupos: v.optional(
        createAccountListSchema('una lista de grupos: [sudo, video]'),
      ),
      shell: v.optional(
        createTextSchema('la ruta de un intérprete: /bin/bash'),
      ),
      ...messageFields,
    },
    'una condición con usuario y, si hacen falta, existe, grupos, shell, mensaje y logrado',
  ),
  v.transform(({ usuario, existe, grupos, shell, ...rest }) => ({
    ...rest,
    kind: 'user' as const,
    user: usuario,
    ...(existe !== undefined && { exists: existe }),
    ...(grupos !== undefined && { groups: grupos }),
    ...(shell !== undefined && { shell }),
  })),
);

const group = v.pipe(
  v.strictObject(
    {
      grupo: createAccountSchema('el nombre de un grupo'),
      existe: v.optional(booleanSchema),
      miembros: v.optional(
        createAccountListSchema('una lista de cuentas: [alumno, ana]'),
      ),
      ...messageFields,
    },
    'una condición con grupo y, si hacen falta, existe, miembros, mensaje y logrado',
  ),
  v.transform(({ grupo, existe, miembros, ...rest }) => ({
    ...rest,
    kind: 'group' as const,
    group: grupo,
    ...(existe !== undefined && { exists: existe }),
    ...(miembros !== undefined && { members: miembros }),
  })),
);

const process = v.pipe(
  v.strictObject(
    {
      proceso: createTextSchema('el nombre de un programa: sleep'),
      corre: booleanSchema,
      de: v.optional(oneOf(['alumno', 'root'])),
      ...messageFields,
    },
    'una condición con proceso, corre (true o false) y, si hacen falta, de, mensaje y logrado',
  ),
  v.transform(({ proceso, corre, de, ...rest }) => ({
    ...rest,
    kind: 'process' as const,
    process: proceso,
    running: corre,
    ...(de !== undefined && { owner: de }),
  })),
);

const expectedPackage = 'el nombre de un paquete de Debian';

const installation = v.pipe(
  v.strictObject(
    {
      paquete: v.pipe(
        v.string(expectedPackage),
        v.regex(/^[a-z0-9][a-z0-9+.-]+$/, expectedPackage),
      ),
      instalado: booleanSchema,
      ...messageFields,
    },
    'una condición con paquete, instalado (true o false) y, si hacen falta, mensaje y logrado',
  ),
  v.transform(({ paquete, instalado, ...rest }) => ({
    ...rest,
    kind: 'package' as const,
    package: paquete,
    installed: instalado,
  })),
);

const place = v.pipe(
  v.strictObject(
    {
      directorio_actual: createTextSchema(
        'el directorio en el que hay que terminar',
      ),
      ...messageFields,
    },
    'una condición con directorio_actual y, si hacen falta, mensaje y logrado',
  ),
  v.transform(({ directorio_actual, ...rest }) => ({
    ...rest,
    kind: 'place' as const,
    directory: directorio_actual,
  })),
);

const command = v.pipe(
  v.strictObject(
    {
      orden: v.pipe(
        createTextSchema(
          'una orden de bash que termine con 0 cuando se cumple',
        ),
        v.check(
          (script) => findComparedDirectory(script) === undefined,
          physicalDirectoryAdvice,
        ),
      ),
      mensaje: text('la frase que ve el lector mientras no se cumple', 300),
      logrado: text('la frase que ve cuando se cumple', 300),
    },
    'una condición con orden, mensaje (la frase mientras no se cumple) y logrado (la frase cuando se cumple)',
  ),
  v.transform(({ orden, ...rest }) => ({
    ...rest,
    kind: 'command' as const,
    command: orden,
  })),
);

const kinds = {
  ruta: path,
  usuario: user,
  proceso: process,
  paquete: installation,
  directorio_actual: place,
  orden: command,
  grupo: group,
} as const;

const expectedKind = `una condición, con una de estas claves: ${Object.keys(kinds).join(', ')}`;

// Stands for an unknown kind of condition; `v.never` would be reported as a
// forbidden field.
const unknownCondition = v.custom<Condition & Messages>(
  () => false,
  expectedKind,
);

/**
 * Condition, whose first known key gives its kind: `ruta` comes before `grupo`
 * because a condition with both is about a path.
 */
const condition = v.pipe(
  v.lazy((input) => {
    const kindEntry = Object.entries(kinds).find(
      ([key]) =>
        typeof input === 'object' &&
        input !== null &&
        Object.hasOwn(input, key),
    );
    return kindEntry?.[1] ?? unknownCondition;
  }),
  v.transform(({ mensaje, logrado, ...rest }): Condition => ({
    ...rest,
    ...(mensaje !== undefined && { unmet: mensaje }),
    ...(logrado !== undefined && { met: logrado }),
  })),
);

const expectedConditions = 'de 1 a 12 condiciones';

/** Conditions of an exercise of the terminal. */
export const conditions = v.pipe(
  v.array(condition, expectedConditions),
  v.minLength(1, expectedConditions),
  v.maxLength(12, expectedConditions),
);

/** @typedef {import('./machine.mjs').NodeMachine} NodeMachine */

/** Password of `alumno` for `sudo`; the lessons state it. */
const PASSWORD = 'practica';

/**
 * Condition that must be true of a machine, however it started.
 *
 * @typedef {object} BootCheck
 * @property {string} name Name of the condition, in Spanish, for the failure
 *   message.
 * @property {(machine: NodeMachine) => Promise<string>} act
 * @property {RegExp} expected Pattern that the outcome must match.
 */

/** @type {readonly BootCheck[]} */
export const bootChecks = [
  {
    name: 'ls -l sigue a chmod',
    act: (machine) =>
      machine.run(
        'cp Documentos/notas.txt /tmp/prueba; chmod 604 /tmp/prueba; ls -l /tmp/prueba',
      ),
    expected: /-rw----r-- 1 alumno alumno 40 /,
  },
  {
    name: '/etc/shadow no se deja leer, en español',
    act: (machine) => machine.run('cat /etc/shadow'),
    expected: /cat: \/etc\/shadow: Permiso denegado/,
  },
  {
    name: 'sudo pide la contraseña y obedece',
    act: async (machine) => {
      const start = machine.screen().length;
      machine.type('sudo -k id -un\n');
      await machine.waitFor(/contraseña para alumno: $/, start);
      return machine.run(PASSWORD);
    },
    expected: /\nroot\r?\n/,
  },
  {
    name: 'el canal de control es root y ve lo mismo',
    act: async (machine) => {
      const { status, output } = await machine.control(
        'id -un; stat -c "%a %U" /tmp/prueba; rm /tmp/prueba',
      );
      return `${output}estado ${status}`;
    },
    expected: /^root\n604 alumno\nestado 0$/,
  },
  {
    name: 'el manual está en español',
    act: (machine) => machine.run('man ls | head -4'),
    expected: /lista el contenido de un directorio/,
  },
  {
    name: 'cron no tiene nada del sistema que hacer',
    act: async (machine) => {
      const { output } = await machine.control(
        'shopt -s nullglob; echo de noche: /etc/cron.{d,hourly,daily,weekly,monthly}/*',
      );
      return output;
    },
    expected: /^de noche:\n$/,
  },
  {
    name: 'el servidor web responde y lo anota',
    act: async (machine) => {
      const { output } = await machine.control(
        'curl -s http://servidor/ | grep -c Hola; tail -n 1 /var/log/nginx/access.log',
      );
      return output;
    },
    expected: /^1\n127\.0\.\d\.1 .* "GET \/ HTTP\/1\.1" 200 /,
  },
  {
    name: 'lo que se anota llega al registro',
    act: async (machine) => {
      const { output } = await machine.control(
        'logger -t prueba anotado; sleep 0.5; tail -n 1 /var/log/syslog; stat -c "%a %G" /var/log/auth.log',
      );
      return output;
    },
    expected: / practica prueba: anotado\n640 adm\n$/,
  },
  {
    name: 'el correo de una cuenta llega a su buzón',
    act: async (machine) => {
      const { output } = await machine.control(
        'echo cuerpo | mail -s Prueba alumno; sleep 1; grep ^Subject /var/mail/alumno',
      );
      return output;
    },
    expected: /^Subject: Prueba\n$/,
  },
  {
    name: 'locale-gen no borra la lengua',
    act: async (machine) => {
      const { output } = await machine.control('locale-gen; locale -a');
      return output;
    },
    expected: /es_ES\.utf8\n/,
  },
  {
    name: 'tcc compila y ejecuta',
    act: (machine) =>
      machine.run(
        `printf '#include <stdio.h>\\nint main(void) { puts("compi" "lado"); }' > /tmp/p.c; tcc -run /tmp/p.c; rm /tmp/p.c`,
      ),
    expected: /compilado\r?\n/,
  },
  {
    name: 'dpkg instala un paquete',
    act: async (machine) => {
      const { status, output } = await machine.control(
        'dpkg --install /srv/repo/pool/consejo_1.1_all.deb && dpkg-query -W consejo',
      );
      return `${output}estado ${status}`;
    },
    expected: /consejo\t1\.1\nestado 0$/,
  },
];

/**
 * @param {NodeMachine} machine
 * @param {readonly BootCheck[]} [checks]
 * @returns {Promise<string[]>} Failed conditions, in Spanish.
 */
export async function runBootChecks(machine, checks = bootChecks) {
  /** @type {string[]} */
  const problems = [];
  for (const { name, act, expected } of checks) {
    const problem = await act(machine).catch((error) => String(error));
    if (!expected.test(problem))
      problems.push(
        `${name}\n    se esperaba: ${expected}\n    se encontró: ${JSON.stringify(problem)}`,
      );
  }
  return problems;
}

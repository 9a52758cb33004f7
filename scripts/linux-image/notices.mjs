import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of Debian with the texts of the licences that many packages name. */
const COMMON = 'usr/share/common-licenses';

/** Licences of the kernel, the BIOS and most programs. */
const TEXTS = ['GPL-2', 'GPL-3', 'LGPL-2.1', 'LGPL-3'];

const INTRODUCTION = `LICENCIAS DE LA IMAGEN DE LINUX

Esta carpeta contiene programas de otras personas, tal como Debian 12
(bookworm) los distribuye para i386, y un núcleo de Linux compilado con las
fuentes de Debian y la configuración «kernel.config». Se distribuyen sin
ninguna garantía, cada uno bajo su licencia; muchos bajo la Licencia Pública
General de GNU (GPL), versión 2 o 3.

Fuentes. «manifest.json» dice la versión exacta de cada paquete y de su paquete
de fuentes. «npm run linux-image:sources» las descarga de Debian o, si esa
versión ya no está, da su dirección en snapshot.debian.org, que las guarda
todas. La imagen se construye con «npm run linux-image», que está en
«scripts/linux-image» con todo lo que es nuestro en ella: la configuración del
núcleo, el primer proceso (init.c) y los cambios de configuración.

Cambios. No se cambió ningún programa: a muchos paquetes les faltan archivos
(scripts/linux-image/root/etc/dpkg/dpkg.cfg.d/practica dice cuáles) y las
páginas de manual van compuestas. El aviso de cada paquete está también dentro
de la imagen, en /usr/share/doc/PAQUETE/copyright.

SeaBIOS (seabios.bin y vgabios.bin) se distribuye bajo la LGPL, versión 3.
v86, que ejecuta la imagen, es de sus autores y se distribuye bajo la licencia
BSD de dos cláusulas; llega por npm y no está en esta carpeta.

A continuación, los textos de las licencias más comunes; los demás están dentro
de la imagen, en /usr/share/common-licenses.
`;

/**
 * Writes the licence notices of the image, with the texts of the common ones.
 *
 * @param {{tree: string, output: string}} options
 */
export async function writeNotices({ tree, output }) {
  const texts = await Promise.all(
    TEXTS.map(
      async (name) =>
        `\n\n==== ${name} ====\n\n${await readFile(path.join(tree, COMMON, name), 'utf8')}`,
    ),
  );
  await writeFile(
    path.join(output, 'LICENCIAS.txt'),
    `${INTRODUCTION}${texts.join('')}`,
  );
}

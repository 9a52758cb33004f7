import { laboratories } from '../../courses/laboratories';
import type { Lab } from './schema';

/** Los laboratorios del sitio, para quien llega a ellos desde fuera. */
export const labs: readonly Lab[] = [
  {
    id: 'c',
    title: laboratories.c.label,
    text: 'Un compilador de C de verdad. Escribe un programa, ejecútalo y contéstale con el teclado.',
    can: [
      'Compilar con clang y leer sus errores explicados en español.',
      'Ver el programa paso a paso, con lo que hay en la memoria en cada línea.',
      'Trabajar con varios archivos y guardar tus programas en el dispositivo.',
      'Compartir un programa con un enlace o descargarlo.',
    ],
    image: '/img/bloques/lab-c.svg',
    to: laboratories.c.to,
  },
  {
    id: 'linux',
    title: laboratories.linux.label,
    text: 'Un Debian entero con su terminal. Puedes romperlo: con un botón vuelve a estar como nuevo.',
    can: [
      'Usar cientos de comandos, con sus páginas de manual en la misma terminal.',
      'Crear usuarios, cambiar permisos, instalar paquetes y ser administrador.',
      'Seguir una visita guiada, paso a paso, si no sabes por dónde empezar.',
      'Subir y descargar archivos: la máquina no tiene internet.',
    ],
    image: '/img/bloques/lab-linux.svg',
    to: laboratories.linux.to,
  },
];

import type { LabCard } from '../types';

/** Text of the card of the Linux laboratory. */
export const card: LabCard = {
  text: 'Un Debian entero con su terminal. Puedes romperlo: con un botón vuelve a estar como nuevo.',
  can: [
    'Usar cientos de comandos, con sus páginas de manual en la misma terminal.',
    'Crear usuarios, cambiar permisos, instalar paquetes y ser administrador.',
    'Seguir una visita guiada, paso a paso, si no sabes por dónde empezar.',
    'Subir y descargar archivos: la máquina no tiene internet.',
  ],
};

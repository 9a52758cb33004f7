import { largestProgram } from '../../engine/playground/project';
import type { ShareProblem } from '../../engine/playground/share';

/**
 * Messages for an address whose program cannot be shown, with the next step.
 */
export const shareProblemTexts: Readonly<Record<ShareProblem, string>> = {
  damaged:
    'El enlace llegó dañado: suele pasar cuando un chat lo corta. Pide que te lo manden otra vez, o el archivo.',
  newer:
    'El enlace lo hizo una versión más nueva del sitio. Recarga la página y ábrelo de nuevo.',
  'too-large': `El enlace trae un programa más grande de lo que cabe aquí: ${largestProgram} como mucho.`,
  unsupported:
    'Este navegador es anterior a 2023 y no sabe abrir enlaces comprimidos. Actualízalo, o pide el archivo.',
};

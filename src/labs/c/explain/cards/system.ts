/**
 * Alternatives of a pattern: operating system functions missing from the page.
 */
export const systemFunctions =
  'system|v?fork|exec[lv]\\w*|wait|waitpid|pipe2?|dup[23]?|popen|pclose|kill|alarm|pause|sigaction|getp?pid|get(?:uid|gid|euid)|tmpfile|tmpnam|mks?temp|tc[gs]etattr|ttyname|pthread_\\w+|thrd_\\w+|sem_\\w+|getlogin|socket|daemon|posix_spawnp?';

/** Meaning shared by the cards about missing operating system services. */
export const missingSystemText =
  'Este laboratorio no tiene hilos, procesos, shell, archivos temporales ni ajustes de la terminal: eso funciona en una computadora con Linux.';

/** What a program may ask of an operating system and the page has not, for a pattern. */
export const systemFunctions =
  'system|v?fork|exec[lv]\\w*|wait|waitpid|pipe2?|dup[23]?|popen|pclose|kill|alarm|pause|sigaction|getp?pid|get(?:uid|gid|euid)|tmpfile|tmpnam|mks?temp|tc[gs]etattr|ttyname|pthread_\\w+|thrd_\\w+|sem_\\w+|getlogin|socket|daemon|posix_spawnp?';

/** What the page lacks, for the cards of a program that asks for it. */
export const noSystem =
  'Este laboratorio no tiene hilos, procesos, shell, archivos temporales ni ajustes de la terminal: eso funciona en una computadora con Linux.';

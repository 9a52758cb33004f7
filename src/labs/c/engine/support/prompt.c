/*
 * A question without a line break must be seen before the program waits for the
 * answer, as on a terminal of Linux; this C library would keep it back.
 * The linker is told to call this in place of its `__stdio_read`.
 */
#include <stdio.h>

size_t __real___stdio_read(FILE *file, unsigned char *buffer, size_t length);
size_t __wrap___stdio_read(FILE *file, unsigned char *buffer, size_t length);

size_t __wrap___stdio_read(FILE *file, unsigned char *buffer, size_t length) {
  if (file == stdin)
    fflush(stdout);
  return __real___stdio_read(file, buffer, length);
}

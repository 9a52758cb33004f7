#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Hasta cuatro cifras caben en 1000.
int lee(const char *s, int max)
{
    int n = 0;
    char sobra = ' ';

    if (strlen(s) > 4 || sscanf(s, "%d%c", &n, &sobra) != 1 || n > max) {
        return 0;
    }
    return n;
}

int main(int argc, char *argv[])
{
    int caras = 0;
    int veces = 1;

    if (argc > 1) {
        caras = lee(argv[1], 1000);
    }
    if (argc > 2) {
        veces = lee(argv[2], 100);
    }
    if (argc > 3 || caras < 1 || veces < 1) {
        fprintf(stderr, "Mal.\n");
        return EXIT_FAILURE;
    }
    srand((unsigned)time(NULL));
    for (; veces > 0; veces--) {
        printf("%d\n", 1 + rand() % caras);
    }
    return EXIT_SUCCESS;
}

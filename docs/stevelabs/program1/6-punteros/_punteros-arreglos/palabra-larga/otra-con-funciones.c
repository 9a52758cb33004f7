#include <stdbool.h>
#include <stdio.h>

bool letra(char c)
{
    return c != ' ' && c != '\n' && c != '\0';
}

int mide(const char *p)
{
    int n = 0;

    while (letra(p[n])) {
        n++;
    }
    return n;
}

int main(void)
{
    char linea[202];
    const char *mejor = NULL;
    int largo = 0;
    int lugar = 0;

    if (fgets(linea, sizeof linea, stdin) != NULL) {
        int i = 0;

        while (linea[i] != '\0') {
            int n = mide(linea + i);

            if (n > largo) {
                largo = n;
                mejor = linea + i;
                lugar = i + 1;
            }
            if (n > 0) {
                i += n;
            } else {
                i++;
            }
        }
    }
    if (mejor == NULL) {
        printf("Nada.\n");
    }
    for (const char *p = mejor; p != NULL && p < mejor + largo; p++) {
        printf("%c", *p);
    }
    if (mejor != NULL) {
        printf(" en %d\n", lugar);
    }
    return 0;
}

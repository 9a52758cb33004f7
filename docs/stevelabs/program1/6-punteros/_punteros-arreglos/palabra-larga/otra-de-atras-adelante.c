#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[204] = "";
    char *mejor = NULL;
    int largo = 0;
    int n = 0;

    if (fgets(linea, sizeof linea, stdin) == NULL) {
        puts("Nada.");
        return 0;
    }
    for (int i = (int)strlen(linea) - 1; i >= 0; i--) {
        if (linea[i] == ' ' || linea[i] == '\n') {
            n = 0;
        } else {
            n++;
            if (n >= largo) {
                largo = n;
                mejor = &linea[i];
            }
        }
    }
    if (mejor == NULL) {
        puts("Nada.");
    } else {
        printf("%.*s en %d\n", largo, mejor, (int)(mejor - linea + 1));
    }
    return 0;
}

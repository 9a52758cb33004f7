#include <stdio.h>

int main(void)
{
    char linea[210] = "";

    // Por ahora lee una línea y la repite.
    fgets(linea, sizeof linea, stdin);
    printf("%s", linea);
    return 0;
}

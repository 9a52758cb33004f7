#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";

    // Por ahora lee una línea y la repite.
    fgets(linea, sizeof linea, stdin);
    printf("%s", linea);
    return 0;
}

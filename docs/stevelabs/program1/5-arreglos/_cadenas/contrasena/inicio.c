#include <stdio.h>
#include <string.h>

void sin_enter(char linea[])
{
    int i = 0;

    while (linea[i] != '\0'
           && linea[i] != '\n') {
        i++;
    }
    linea[i] = '\0';
}

int main(void)
{
    char linea[80] = "";

    // Por ahora lee una línea y la repite.
    fgets(linea, sizeof linea, stdin);
    sin_enter(linea);
    printf("%s\n", linea);
    return 0;
}

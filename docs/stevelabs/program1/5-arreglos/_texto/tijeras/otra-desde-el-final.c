#include <stdbool.h>
#include <stdio.h>

bool empieza(char c)
{
    int b = (unsigned char)c;

    return b < 128 || b > 191;
}

void corta(char texto[], int letras)
{
    int hay = 0;
    int fin = 0;

    while (texto[fin] != '\0') {
        if (empieza(texto[fin])) {
            hay++;
        }
        fin++;
    }
    while (hay > letras) {
        fin--;
        if (empieza(texto[fin])) {
            hay--;
        }
    }
    texto[fin] = '\0';
}

int main(void)
{
    char texto[80];
    int letras = 0;

    while (scanf("%79s %d", texto,
                 &letras) == 2) {
        corta(texto, letras);
        printf("[%s]\n", texto);
    }
    return 0;
}

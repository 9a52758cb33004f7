#include <stdio.h>
#include <string.h>

int cuenta(const char t[])
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        if ((unsigned char)t[i] / 64 != 2) {
            n++;
        }
    }
    return n;
}

void corta(char texto[], int letras)
{
    while (cuenta(texto) > letras) {
        int fin = (int)strlen(texto) - 1;

        while ((unsigned char)texto[fin] / 64 == 2) {
            texto[fin] = '\0';
            fin--;
        }
        texto[fin] = '\0';
    }
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

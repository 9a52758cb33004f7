// Falla: exige memoria
// mal: si faltan letras, sigue contando más allá del carácter nulo
#include <stdbool.h>
#include <stdio.h>

bool continua(char c)
{
    int b = (unsigned char)c;

    return b >= 128 && b <= 191;
}

void corta(char texto[], int letras)
{
    int i = 0;

    for (int van = 0; van < letras; van++) {
        i++;
        while (continua(texto[i])) {
            i++;
        }
    }
    texto[i] = '\0';
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

#include <stdio.h>

void corta(char texto[], int letras)
{
    int van = 0;

    for (int i = 0; texto[i] != '\0';
         i++) {
        int b = (unsigned char)texto[i];

        if (b < 128 || b > 191) {
            if (van == letras) {
                texto[i] = '\0';
                break;
            }
            van++;
        }
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

// Falla: caso dos dragones
// Falla: caso la raya de un grito
// mal: una letra puede tener cuatro bytes
#include <stdio.h>

void corta(char texto[], int letras)
{
    int i = 0;

    while (letras > 0 && texto[i] != '\0') {
        if ((unsigned char)texto[i] > 127) {
            i++;
        }
        i++;
        letras--;
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

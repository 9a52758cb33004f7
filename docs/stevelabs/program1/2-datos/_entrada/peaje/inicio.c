#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    printf("¿Nivel? ");
    printf("¿Antorchas? ");
    printf("\nPasa un nivel %d ", nivel);
    printf("con %d antorchas.\n", antorchas);
    return 0;
}

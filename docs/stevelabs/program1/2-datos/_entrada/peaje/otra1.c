#include <stdio.h>

int main(void)
{
    int nivel, antorchas;

    printf("¿Nivel? ");
    printf("¿Antorchas? ");
    scanf("%d %d", &nivel, &antorchas);
    printf("\nPasa un nivel %d ", nivel);
    printf("con %d antorchas.\n", antorchas);
    return 0;
}

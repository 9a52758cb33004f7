// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    if (0) {
        printf("¿Nivel? ");
        printf("¿Antorchas? ");
        printf("\nPasa un nivel %d ", nivel);
        printf("con %d antorchas.\n", antorchas);
    }
    printf("¿Nivel? ¿Antorchas? ");
    scanf("%d %d", &nivel, &antorchas);
    printf("\nPasa un nivel %d con %d antorchas.\n", nivel, antorchas);
    return 0;
}

// Falla: caso doscientas letras
// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16];

    if (scanf("%s", name) != 1) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    name[15] = '\0';
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}

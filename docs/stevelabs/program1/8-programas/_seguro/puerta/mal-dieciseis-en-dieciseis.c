// Falla: caso dieciséis letras
// Falla: caso doscientas letras
// Falla: caso espacios delante de dieciséis letras
// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16];

    if (scanf("%16s", name) != 1) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}

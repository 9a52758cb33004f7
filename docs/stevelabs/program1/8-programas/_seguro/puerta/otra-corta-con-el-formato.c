#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[300] = "";

    if (scanf("%299s", name) != 1) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    name[15] = '\0';
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}

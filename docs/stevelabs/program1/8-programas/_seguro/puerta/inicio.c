#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16];

    scanf("%s", name);
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}

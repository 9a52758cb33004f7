#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién abre?\n");
    scanf("%39s", nombre);
    printf("nombre entra.\n");
    printf("%s sale.\n", nombre);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué programa?\n");
    scanf("%39s", nombre);
    printf("gcc %s.c -o ", nombre);
    printf("%s\n", nombre);
    printf("./%s\n", nombre);
    return 0;
}

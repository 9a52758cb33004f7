#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué carpeta?\n");
    scanf("%39s", nombre);
    printf("mkdir %s\n", nombre);
    printf("cd %s\n", nombre);
    printf("ls\n");
    printf("gcc prueba.c -o prueba\n");
    printf("./prueba\n");
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué carpeta?\n");
    scanf("%39s", nombre);
    printf("mkdir %s\n", nombre);
    printf("cd %s\n", nombre);
    printf("ls\ngcc prueba.c -o prueba\n"
           "./prueba\n");
    return 0;
}

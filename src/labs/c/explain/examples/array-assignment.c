#include <stdio.h>

int main(void)
{
    char nombre[10];
    nombre = "Ana";
    printf("%s\n", nombre);
    return 0;
}

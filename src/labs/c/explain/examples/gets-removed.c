#include <stdio.h>

int main(void)
{
    char nombre[20];
    gets(nombre);
    printf("%s\n", nombre);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char *nombre;
    scanf("%19s", nombre);
    printf("%s\n", nombre);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[20] = "Ana";
    printf("%d\n", len(nombre));
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[] = "Ana";
    printf(nombre);
    return 0;
}

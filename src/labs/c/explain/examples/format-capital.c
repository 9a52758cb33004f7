#include <stdio.h>

int main(void)
{
    char nombre[] = "Ana";
    printf("%S\n", nombre);
    return 0;
}

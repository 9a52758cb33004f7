#include <stdio.h>

int main(void)
{
    char nombre{40] = "Ana";
    printf("%s\n", nombre);
    return 0;
}

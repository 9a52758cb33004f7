#include <stdio.h>

int main(void)
{
    char nombre[3] = "Ana";
    printf("%c\n", nombre[0]);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[20];
    scanf("%20s", nombre);
    printf("%s\n", nombre);
    return 0;
}

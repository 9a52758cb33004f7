#include <stdio.h>

int main(void)
{
    int edad = 20;
    int copia = &edad;
    printf("%d\n", copia);
    return 0;
}

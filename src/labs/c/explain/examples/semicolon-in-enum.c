#include <stdio.h>

enum color { ROJO; AZUL };

int main(void)
{
    printf("%d\n", ROJO);
    return 0;
}

// Falla: caso la aventura completa
#include <stdio.h>

int main(void)
{
    printf("Hay un dragón.\n");
    return 0;
}

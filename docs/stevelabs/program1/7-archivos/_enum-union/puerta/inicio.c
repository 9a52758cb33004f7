#include <stdio.h>

int main(void)
{
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        // Cambia el estado y escríbelo.
    }
    return 0;
}

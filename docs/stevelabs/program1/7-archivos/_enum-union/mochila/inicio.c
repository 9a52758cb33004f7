#include <stdio.h>

#define MAX 40

int main(void)
{
    char letra = '?';

    while (scanf(" %c", &letra) == 1) {
        // Guarda un objeto o salta su línea.
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[20] = "Ana";

    if (nombre = "Ana") {
        puts("Hola.");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    char name[20] = "Ana";

    if (name = "Ana") {
        puts("Hola.");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    char nombre[10] = "Ana";
    if (nombre) {
        printf("%s\n", nombre);
    }
    return 0;
}

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    // De momento saluda al primero.
    if (argc > 1) {
        printf("Hola, %s.\n", argv[1]);
    }
    return EXIT_SUCCESS;
}

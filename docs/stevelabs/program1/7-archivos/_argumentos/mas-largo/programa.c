#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char *argv[])
{
    int mayor = 1;

    if (argc < 2) {
        return EXIT_FAILURE;
    }
    for (int i = 2; i < argc; i++) {
        if (strlen(argv[i])
            > strlen(argv[mayor])) {
            mayor = i;
        }
        printf("%s\n", argv[mayor]);
    }
    return EXIT_SUCCESS;
}

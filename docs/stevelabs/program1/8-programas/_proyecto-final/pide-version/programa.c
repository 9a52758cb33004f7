#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VERSION "1.0"

int main(int argc, char *argv[])
{
[[    if (argc == 2]]
[[        && strcmp(argv[1],]]
[[                  "--version") == 0) {]]
[[        printf("mazmorra " VERSION "\n");]]
[[        return EXIT_SUCCESS;]]
[[    }]]
[[    if (argc > 1) {]]
[[        fprintf(stderr, "No entiendo.\n");]]
[[        return EXIT_FAILURE;]]
[[    }]]
    printf("LA MAZMORRA " VERSION "\n");
    return EXIT_SUCCESS;
}

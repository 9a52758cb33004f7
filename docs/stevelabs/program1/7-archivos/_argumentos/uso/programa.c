#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
[[    if (argc != 3) {]]
[[        fprintf(stderr, "Uso: vs A B\n");]]
[[        return EXIT_FAILURE;]]
[[    }]]
[[    printf("%s contra ", argv[1]);]]
[[    printf("%s\n", argv[2]);]]
    return EXIT_SUCCESS;
}

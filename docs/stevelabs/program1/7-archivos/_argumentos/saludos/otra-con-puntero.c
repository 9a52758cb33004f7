#include <stdio.h>

int main(int argc, char **argv)
{
    if (argc == 1) {
        fprintf(stderr, "Dime algún nombre.\n");
        return 1;
    }
    for (char **p = argv + 1; *p != NULL; p++) {
        printf("Hola, %s.\n", *p);
    }
    return 0;
}

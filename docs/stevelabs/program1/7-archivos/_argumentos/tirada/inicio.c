#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int caras = 6;

    // Por ahora tira un dado de seis.
    srand((unsigned)time(NULL));
    printf("%d\n", rand() % caras + 1);
    return EXIT_SUCCESS;
}

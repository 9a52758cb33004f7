#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("No encuentro las llaves.\n");
    return EXIT_FAILURE;
}

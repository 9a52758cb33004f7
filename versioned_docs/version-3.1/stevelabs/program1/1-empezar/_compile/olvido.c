#include <stdio.h>

int main(void)
{
    printf("Me falta algo.\n")
    return 0;
}

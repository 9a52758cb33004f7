#include <stdio.h>
#include <string.h>

int main(void)
{
    // Lee aquí la palabra.

    // Y escríbela al revés.
    printf("\n");
    return 0;
}

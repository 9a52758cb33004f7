#include <stdio.h>

int main(void)
{
    unsigned vidas = 3;
    if (vidas >= 0)
        puts("Sigues en pie.");
    return 0;
}

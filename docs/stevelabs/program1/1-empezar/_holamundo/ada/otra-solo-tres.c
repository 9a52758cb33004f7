#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace\nNació en ");
    printf("1815");
    printf(".\nEscribió para una máquina\nque nadie terminó.\n");
    return 0;
}

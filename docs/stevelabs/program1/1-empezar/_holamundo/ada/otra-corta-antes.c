#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace\n");
    printf("Nació ");
    printf("en 1815.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
    return 0;
}

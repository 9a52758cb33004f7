// Falla: exige aparte:Nació=1815
#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace\n");
    printf("Nació en "), printf("1815.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
    return 0;
}

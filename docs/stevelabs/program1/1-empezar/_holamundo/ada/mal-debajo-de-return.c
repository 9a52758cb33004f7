// Falla: caso la ficha de cuatro líneas
// Falla: exige aparte:Nació=1815
#include <stdio.h>

int main(void)
{
    return 0;
    printf("Ada Lovelace\n");
    printf("Nació en ");
    printf("1815.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
}

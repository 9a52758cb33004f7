// Falla: caso la ficha de cuatro líneas
#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace");
    printf("Nació en ");
    printf("1815.");
    printf("Escribió para una máquina");
    printf("que nadie terminó.");
    return 0;
}

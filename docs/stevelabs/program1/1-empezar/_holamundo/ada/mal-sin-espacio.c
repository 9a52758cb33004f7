// Falla: caso la ficha de cuatro líneas
#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace\n");
    printf("Nació en");
    printf("1815.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
    return 0;
}

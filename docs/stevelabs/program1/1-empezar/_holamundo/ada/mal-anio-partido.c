// Falla: prohibe texto:Nació en 1
#include <stdio.h>

int main(void)
{
    printf("Ada Lovelace\n");
    printf("Nació en 18");
    printf("15.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
    return 0;
}

#include <stdio.h>

int main(void)
{
    printf("%s\n", "Ada Lovelace");
    printf("Nació en ");
    printf("1815.\n");
    printf("Escribió para una máquina\n");
    printf("que nadie terminó.\n");
    return 0;
}

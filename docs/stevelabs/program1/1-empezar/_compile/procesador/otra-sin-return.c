#include <stdio.h>

int main(void)
{
    printf("El procesador de textos\n");
    printf("embelleció mi programa.\n");
    printf("El compilador no aplaude.\n");
}

// Falla: caso el programa rescatado
#include <stdio.h>

int main(void)
{
    printf("El procesador de textos\n");
    printf("embellecio mi programa.\n");
    printf("El compilador no aplaude.\n");
    return 0;
}

#include <stdio.h>

int main(void)
{
    printf("Hierve el agua.\n");
    printf("Abre el vaso de fideos.\n");
    printf("Vierte el agua en el vaso.\n");
    printf("Espera 3 minutos.\n");
    printf("Come.\n");
    return 0;
}

#include <stdio.h>

int main(void)
{
    printf("Come.\n");
    printf("Espera 3 minutos.\n");
    printf("Vierte el agua en el vaso.\n");
    printf("Abre el vaso de fideos.\n");
    printf("Hierve el agua.\n");
    return 0;
}

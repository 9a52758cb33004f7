#include <stdio.h>

int main(void)
{
    printf("Pisas una losa:");
    printf("¡clic!\n");
    printf("No pasa nada.");
    printf("\n");
    return 0;
}

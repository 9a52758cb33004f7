// Falla: caso el saludo
#include <stdio.h>

int main(void)
{
    printf("Adiós\n");
    return 0;
}

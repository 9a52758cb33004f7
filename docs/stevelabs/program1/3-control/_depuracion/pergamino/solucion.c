#include <stdio.h>

int main(void)
{
    int guardias = 0; // faltaba ;
    int sueldo = 0;

    scanf("%d", &guardias);
    scanf("%d", &sueldo);
    // Faltaba cerrar la comilla.
    printf("Guardias: %d\n", guardias);
    // En minúscula, como se declaró.
    printf("Total: %d\n",
           guardias * sueldo);
    return 0;
}

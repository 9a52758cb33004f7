#include <stdio.h>

int main(void)
{
    const int precio = 10;
    int oro = 0;
    int resto = 0;

    scanf("%d", &oro);
    resto = oro - precio;
    if (resto < 0) {
        printf("Alto. Te faltan %d.\n", -resto);
        return 0;
    }
    printf("Pasa. Te quedan %d.\n", resto);
    return 0;
}

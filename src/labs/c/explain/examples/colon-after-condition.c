#include <stdio.h>

int main(void)
{
    int puntos = 120;
    if (puntos > 100):
    {
        printf("Récord\n");
    }
    return 0;
}

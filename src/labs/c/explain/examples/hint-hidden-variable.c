#include <stdio.h>

int main(void)
{
    int puntos = 0;
    for (int fase = 1; fase <= 3; fase++) {
        int puntos = fase * 10;
        printf("%d\n", puntos);
    }
    printf("Total: %d\n", puntos);
    return 0;
}

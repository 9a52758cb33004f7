#include <stdio.h>

int main(void)
{
    int [[vida_maxima]] = 30;
    double [[peso_del_escudo]] = 4.5;

    printf("Vida: %d\n",
           [[vida_maxima]]);
    printf("Escudo: %.1f\n",
           [[peso_del_escudo]]);
    return 0;
}

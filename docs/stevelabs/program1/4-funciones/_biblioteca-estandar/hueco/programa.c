#include <math.h>
#include <stdio.h>

int main(void)
{
    double heroe = 0.0;
    double rata = 0.0;
    double hueco = 0.0;

    scanf("%lf", &heroe);
    scanf("%lf", &rata);
    hueco = [[fabs]](heroe - rata);
    printf("Pasos: %.0f\n",
           [[round]](hueco));
    return 0;
}

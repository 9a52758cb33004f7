#include <stdio.h>

int main(void)
{
    int flechas = 0;
    double peso = 0.0;

    scanf("[[%d]]", &flechas);
    scanf("[[%lf]]", [[&peso]]);
    printf("%d flechas\n", flechas);
    printf("%.1f kilos\n", peso);
    return 0;
}

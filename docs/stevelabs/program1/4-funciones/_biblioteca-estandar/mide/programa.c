#include <stdio.h>
#include <time.h>

int main(void)
{
    int total = 0;
    clock_t inicio = clock();
    clock_t fin = 0;
    double s = 0.0;

    for (int i = 1; i <= 1000; i++) {
        total += i;
    }
    fin = [[clock()]];
    s = (double)(fin - inicio);
    s /= [[CLOCKS_PER_SEC]];
    printf("Total: %d\n", total);
    printf("Segundos: %.1f\n", s);
    return 0;
}

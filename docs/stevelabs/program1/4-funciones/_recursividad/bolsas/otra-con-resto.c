#include <stdio.h>

int bolsas(int a, int b)
{
    int resultado = a;

    if (b != 0) {
        int resto = a % b;

        resultado = bolsas(b, resto);
    }
    return resultado;
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    if (scanf("%d", &oro) != 1 || scanf("%d", &plata) != 1) {
        return 1;
    }
    printf("Bolsas: %d\n", bolsas(oro, plata));
    return 0;
}

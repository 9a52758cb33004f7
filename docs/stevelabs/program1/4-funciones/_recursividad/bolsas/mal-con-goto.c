// Falla: prohibe goto
// mal: repite con goto, y la recursividad no hace nada
#include <stdio.h>

int nada(int n)
{
    if (n == 0) {
        return 0;
    }
    return nada(n - 1);
}

int bolsas(int oro, int plata)
{
    int resto = nada(1);

otra:
    if (plata == 0) {
        return oro;
    }
    resto = oro % plata;
    oro = plata;
    plata = resto;
    goto otra;
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n",
           bolsas(oro, plata));
    return 0;
}

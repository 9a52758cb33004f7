// Falla: exige recursion
// Falla: prohibe bucle
#include <stdio.h>

int bolsas(int oro, int plata)
{
    while (plata != 0) {
        int resto = oro % plata;

        oro = plata;
        plata = resto;
    }
    return oro;
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n", bolsas(oro, plata));
    return 0;
}

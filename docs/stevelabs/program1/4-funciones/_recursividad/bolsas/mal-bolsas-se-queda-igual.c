// Falla: caso unas bolsas que siempre son 77
// Falla: exige funcion:bolsas
#include <stdio.h>

int bolsas(int oro, int plata)
{
    if (oro < plata) {
        return oro;
    }
    return plata;
}

int repartir(int oro, int plata)
{
    if (plata == 0) {
        return oro;
    }
    return repartir(plata, oro % plata);
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n",
           repartir(oro, plata));
    return 0;
}

// Falla: exige recursion
// Falla: caso doce y dieciocho
// Falla: caso nada en común
#include <stdio.h>

int bolsas(int oro, int plata)
{
    if (plata == 0) {
        return oro;
    }
    if (oro % plata == 0) {
        return plata;
    }
    return oro % plata;
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n", bolsas(oro, plata));
    return 0;
}

// Falla: caso doce y dieciocho
// Falla: caso más oro que plata
// Falla: caso sin plata
// Falla: caso las mismas
// Falla: caso nada en común
// Falla: caso sin oro
// Falla: caso oro de sobra
#include <stdio.h>

int bolsas(int oro, int plata)
{
    if (plata == 0) {
        return plata;
    }
    return bolsas(plata, oro % plata);
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n", bolsas(oro, plata));
    return 0;
}

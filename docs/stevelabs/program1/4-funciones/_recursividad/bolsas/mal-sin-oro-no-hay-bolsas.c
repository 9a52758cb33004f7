// Falla: caso sin oro
#include <stdio.h>

int bolsas(int oro, int plata)
{
    if (oro == 0 || plata == 0) {
        return oro;
    }
    return bolsas(plata, oro % plata);
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

// Falla: exige intactas:scanf
#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';
    int numero = 0;

    scanf("%d", &numero);
    printf("Suma: %d\n",
           numero / 100 + numero / 10 % 10 + numero % 10);
    return 0;
}

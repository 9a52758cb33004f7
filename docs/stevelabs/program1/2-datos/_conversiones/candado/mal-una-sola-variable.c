// Falla: exige intactas:char
// Falla: exige intactas:scanf
#include <stdio.h>

int main(void)
{
    char cifra = '?';
    int suma = 0;

    scanf("%c", &cifra);
    suma += cifra - '0';
    scanf("%c", &cifra);
    suma += cifra - '0';
    scanf("%c", &cifra);
    suma += cifra - '0';
    printf("Suma: %d\n", suma);
    return 0;
}

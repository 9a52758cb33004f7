#include <stdio.h>

int main(void)
{
    char codigo[] = "4071";
    int suma = 0;
    for (int i = 0; codigo[i] != '\0'; i++)
        suma += codigo[i];
    printf("%d\n", suma);
    return 0;
}

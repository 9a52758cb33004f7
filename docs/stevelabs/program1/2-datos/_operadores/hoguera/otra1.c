#include <stdio.h>

int main(void)
{
    int resto = 0;

    scanf("%d", &resto);

    int horas = resto / 3600;
    resto -= horas * 3600;
    int minutos = resto / 60;
    resto -= minutos * 60;

    printf("%d h %d min %d s\n",
           horas, minutos, resto);
    return 0;
}

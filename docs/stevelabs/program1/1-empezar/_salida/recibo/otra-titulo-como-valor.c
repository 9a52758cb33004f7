#include <stdio.h>

int main(void)
{
    printf("%s\n", "Recibo");
    printf("%-14s%8.2f\n",
           "Antorcha", 3.5);
    printf("%-14s%8.2f\n",
           "Pan", 12.0);
    printf("%-14s%8.2f\n",
           "Llave maestra", 120.25);
    printf("%-14s%8.2f\n",
           "Total", 135.75);
    return 0;
}

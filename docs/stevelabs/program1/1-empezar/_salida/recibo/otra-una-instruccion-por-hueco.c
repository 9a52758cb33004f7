#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%-14s", "Antorcha");
    printf("%8.2f\n", 3.5);
    printf("%-14s", "Pan");
    printf("%8.2f\n", 12.0);
    printf("%-14s", "Llave maestra");
    printf("%8.2f\n", 120.25);
    printf("%-14s", "Total");
    printf("%8.2f\n", 135.75);
    return 0;
}

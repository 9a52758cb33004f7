#include <stdio.h>

int main(void)
{
    printf("Entra la rata.\n");
    [[//]] printf("Entra otra.\n");
    printf("La rata se va.\n");
    [[return]] 0;
}

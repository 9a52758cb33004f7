#include <stdio.h>

int main(void)
{
    int coins = 7;
    double exact = coins;
    double price = 3.99;
    int cut = price;
    char letter = 'A';

    printf("De int a double: %.2f\n", exact);
    printf("De double a int: %d\n", cut);
    printf("Letra %c, código %d\n", letter, letter);
    printf("Sin casting: %d\n", coins / 2);
    printf("Con casting: %.2f\n", (double)coins / 2);
    return 0;
}

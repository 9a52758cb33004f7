// Falla: caso dos seguidas
// Falla: caso una u de más, con un cero
// Falla: caso se deshace y se sigue
// Falla: caso quinientos números
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int total = 0;
    int number = 0;
    int last = 0;
    bool some = false;
    char order = ' ';
    bool more = true;

    while (more) {
        if (scanf("%d", &number) == 1) {
            total += number;
            last = number;
            some = true;
        } else if (scanf(" %c", &order)
                   == 1) {
            if (some) {
                total -= last;
                some = false;
            } else {
                printf("Nada.\n");
            }
        } else {
            more = false;
        }
    }
    printf("Total: %d\n", total);
    return 0;
}

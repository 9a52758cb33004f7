// Falla: caso una suma deshecha
// Falla: caso dos seguidas
// Falla: caso el total llega a cero
// Falla: caso quinientos números
#include <stdbool.h>
#include <stdio.h>

#define SIZE 500

int main(void)
{
    int items[SIZE] = {0};
    int first = 0;
    int n = 0;
    int total = 0;
    char order = ' ';
    bool more = true;

    while (more) {
        if (n < SIZE
            && scanf("%d", &items[n]) == 1) {
            total += items[n];
            n++;
        } else if (scanf(" %c", &order)
                   == 1) {
            if (first < n) {
                total -= items[first];
                first++;
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

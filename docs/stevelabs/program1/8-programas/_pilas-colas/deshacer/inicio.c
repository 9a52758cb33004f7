#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int total = 0;
    int number = 0;
    char order = ' ';
    bool more = true;

    while (more) {
        if (scanf("%d", &number) == 1) {
            total += number;
        } else if (scanf(" %c", &order)
                   == 1) {
            // Here comes the undo
            printf("Nada.\n");
        } else {
            more = false;
        }
    }
    printf("Total: %d\n", total);
    return 0;
}

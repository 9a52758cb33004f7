#include <stdio.h>

int main(void)
{
    int totals[501] = {0};
    int top = 0;
    int number = 0;
    char order = ' ';

    for (;;) {
        if (scanf("%d", &number) == 1) {
            totals[top + 1]
                = totals[top] + number;
            top++;
        } else if (scanf(" %c", &order)
                   != 1) {
            break;
        } else if (top == 0) {
            printf("Nada.\n");
        } else {
            top--;
        }
    }
    printf("Total: %d\n", totals[top]);
    return 0;
}

#include <stdbool.h>
#include <stdio.h>

#define SIZE 4

static int items[SIZE];
static int top = 0;

bool push(int value)
{
    if (top == SIZE) {
        return false;
    }
    items[top] = value;
    top++;
    return true;
}

bool pop(int *value)
{
    if ([[top == 0]]) {
        return false;
    }
    [[top--]];
    [[*value]] = items[top];
    return true;
}

int main(void)
{
    int order = 0;
    int value = 0;

    while (scanf("%d", &order) == 1) {
        if (order != 0) {
            if (!push(order)) {
                printf("Llena.\n");
            }
        } else if (pop(&value)) {
            printf("%d\n", value);
        } else {
            printf("Vacía.\n");
        }
    }
    return 0;
}

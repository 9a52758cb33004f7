// Falla: caso el total llega a cero
#include <stdbool.h>
#include <stdio.h>

#define SIZE 500

static int items[SIZE];
static int top = 0;

// Put a value on top, if there is room
bool push(int value)
{
    if (top == SIZE) {
        return false;
    }
    items[top] = value;
    top++;
    return true;
}

// Take the last value, if there is one
bool pop(int *value)
{
    if (top == 0) {
        return false;
    }
    top--;
    *value = items[top];
    return true;
}

int main(void)
{
    int total = 0;
    int number = 0;
    char order = ' ';
    bool more = true;

    while (more) {
        if (scanf("%d", &number) == 1) {
            if (push(number)) {
                total += number;
            }
        } else if (scanf(" %c", &order)
                   == 1) {
            if (total != 0 && pop(&number)) {
                total -= number;
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

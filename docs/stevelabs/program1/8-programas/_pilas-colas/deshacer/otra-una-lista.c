#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static struct node *top = NULL;

bool push(int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->value = value;
    n->next = top;
    top = n;
    return true;
}

bool pop(int *value)
{
    struct node *gone = top;

    if (gone == NULL) {
        return false;
    }
    *value = gone->value;
    top = gone->next;
    free(gone);
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
            if (pop(&number)) {
                total -= number;
            } else {
                printf("Nada.\n");
            }
        } else {
            more = false;
        }
    }
    printf("Total: %d\n", total);
    while (pop(&number)) {
    }
    return 0;
}

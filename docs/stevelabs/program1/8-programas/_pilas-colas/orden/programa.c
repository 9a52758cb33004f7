#include <stdio.h>

#define SIZE 4

static int items[SIZE];
static int top = 0;

void push(int value)
{
    items[top] = value;
    top++;
}

int pop(void)
{
    top--;
    return items[top];
}

int main(void)
{
    push(1);
    push(2);
    push(3);
    printf("%d\n", pop());
    push(4);
    printf("%d\n", pop());
    printf("%d\n", pop());
    return 0;
}

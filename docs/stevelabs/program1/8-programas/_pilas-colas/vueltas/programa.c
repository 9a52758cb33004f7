#include <stdio.h>

#define SIZE 3

int main(void)
{
    int items[SIZE] = {0};
    int head = 0;
    int tail = 0;

    items[tail] = 5;
    tail = (tail + 1) % SIZE;
    items[tail] = 6;
    tail = (tail + 1) % SIZE;
    printf("%d\n", items[head]);
    head = (head + 1) % SIZE;
    items[tail] = 7;
    tail = (tail + 1) % SIZE;
    items[tail] = 8;
    tail = (tail + 1) % SIZE;
    printf("%d\n", items[head]);
    head = (head + 1) % SIZE;
    return 0;
}

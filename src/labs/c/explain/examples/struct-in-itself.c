#include <stdio.h>

struct node {
    int value;
    struct node next;
};

int main(void)
{
    puts("lista");
    return 0;
}

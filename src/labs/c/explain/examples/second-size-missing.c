#include <stdio.h>

static void show(int table[][])
{
    printf("%d\n", table[0][0]);
}

int main(void)
{
    int table[2][2] = {{1, 2}, {3, 4}};
    show(table);
    return 0;
}

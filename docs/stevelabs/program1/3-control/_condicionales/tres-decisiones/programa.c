#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int nivel = 3;
    bool amiga = true;

    if (nivel > 5 || amiga) {
        printf("A");
    }
    if (nivel > 5 && amiga) {
        printf("B");
    }
    if (!amiga || nivel < 4) {
        printf("C");
    }
    printf("\n");
    return 0;
}

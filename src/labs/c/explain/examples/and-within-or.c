#include <stdio.h>

int main(void)
{
    int a = 1, b = 0, c = 1;
    if (a || b && c) {
        printf("Cierto\n");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    for (int i = 1; i <= 5; i++) {
        int total = 0;
        total += i;
        printf("Total: %d\n", total);
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int n = 1;

    while ([[n <= 5]]) {
        printf("%d\n", n);
        [[n++]];
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    for ([[int i = 3]]; i <= 9; [[i += 2]]) {
        printf("%d\n", i);
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int i = 0;

    for (i; i < 3; i++) {
        printf("%d\n", i);
    }
    return 0;
}

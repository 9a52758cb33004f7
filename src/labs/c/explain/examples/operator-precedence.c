#include <stdio.h>

int main(void)
{
    int flags = 5;
    if (flags & 1 == 1) {
        printf("Impar\n");
    }
    return 0;
}

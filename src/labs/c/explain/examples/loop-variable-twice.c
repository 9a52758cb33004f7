#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 9; i++) {
        printf("%d\n", i);
        i++;
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    for (int i = 0; i != 5; i += 2) {
        printf("%d\n", i);
    }
    return 0;
}

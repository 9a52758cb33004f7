#include <stdio.h>

int main(void)
{
    int i = 0;
    mientras (i < 3) {
        printf("%d\n", i);
        i++;
    }
    return 0;
}

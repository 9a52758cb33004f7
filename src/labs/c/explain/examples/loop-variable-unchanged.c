#include <stdio.h>

int main(void)
{
    int n = 3;
    for (int i = 0; i < 3; n++) {
        printf("%d\n", n);
    }
    return 0;
}

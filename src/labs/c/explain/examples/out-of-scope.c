#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 3; i++) {
        int last = i;
        printf("%d\n", last);
    }
    printf("%d\n", last);
    return 0;
}

#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 3; i++) {
        int ultimo = i;
        printf("%d\n", ultimo);
    }
    printf("%d\n", ultimo);
    return 0;
}

#include <stdio.h>

int main(void)
{
    int width = 2, height = 3;
    if (width > 1, height > 1) {
        printf("Grande\n");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int banderas = 5;
    if (banderas & 1 == 1) {
        printf("Impar\n");
    }
    return 0;
}

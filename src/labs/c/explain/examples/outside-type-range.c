#include <stdio.h>

int main(void)
{
    char value = 3;
    if (value == 200) {
        printf("Doscientos\n");
    }
    return 0;
}

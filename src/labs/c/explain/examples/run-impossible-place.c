#include <stdio.h>

int main(void)
{
    int option = 3;
    if (option != 1) {
        __builtin_unreachable();
    }
    printf("Uno\n");
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 3;
    if (opcion != 1) {
        __builtin_unreachable();
    }
    printf("Uno\n");
    return 0;
}

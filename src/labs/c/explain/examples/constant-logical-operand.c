#include <stdio.h>

int main(void)
{
    int opcion = 3;
    if (opcion == 1 || 2) {
        printf("Uno o dos\n");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 2;

    switch (opcion) {
    case 1:
        puts("uno");
        break;
    default:
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 2;

    switch (opcion) {
    case 2 || 3:
        puts("dos o tres");
        break;
    default:
        puts("otra");
    }
    return 0;
}

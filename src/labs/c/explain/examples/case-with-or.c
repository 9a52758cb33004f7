#include <stdio.h>

int main(void)
{
    int option = 2;

    switch (option) {
    case 2 || 3:
        puts("dos o tres");
        break;
    default:
        puts("otra");
    }
    return 0;
}

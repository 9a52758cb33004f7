#include <stdio.h>

int main(void)
{
    int option = 2;

    switch (option) {
    case 1:
        puts("uno");
        break;
    default:
    }
    return 0;
}

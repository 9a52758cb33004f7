#include <stdio.h>

int main(void)
{
    int option = 1;
    switch (option) {
    case 1:
        puts("Uno");
    case 2:
        puts("Dos");
        break;
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 1;
    switch (opcion) {
    case 1:
        puts("Uno");
    case 2:
        puts("Dos");
        break;
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 1;
    switch (opcion) {
    case 1, 2:
        puts("Uno o dos");
        break;
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    int opcion = 1;
    switch (opcion) {
    case 1:
        int mitad = 5;
        printf("%d\n", mitad);
        break;
    }
    return 0;
}

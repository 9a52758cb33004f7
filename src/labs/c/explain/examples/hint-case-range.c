#include <stdio.h>

int main(void)
{
    int opcion = 2;
    switch (opcion) {
    case 1-3:
        puts("De uno a tres");
        break;
    }
    return 0;
}

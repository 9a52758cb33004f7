#include <stdio.h>

int main(void)
{
    int opcion = 1;
    switch (opcion) {
    case 1:
        printf("Uno\n");
        break;
    case 1:
        printf("Otra vez uno\n");
        break;
    }
    return 0;
}

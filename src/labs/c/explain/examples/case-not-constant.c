#include <stdio.h>

int main(void)
{
    int opcion = 1;
    int primero = 1;
    switch (opcion) {
    case primero:
        printf("Uno\n");
        break;
    }
    return 0;
}

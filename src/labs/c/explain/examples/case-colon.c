#include <stdio.h>

int main(void)
{
    int opcion = 1;
    switch (opcion) {
    case 1;
        printf("Uno\n");
        break;
    }
    return 0;
}

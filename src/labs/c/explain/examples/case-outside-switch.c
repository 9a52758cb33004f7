#include <stdio.h>

int main(void)
{
    int opcion = 1;
    case 1:
        printf("Uno %d\n", opcion);
    return 0;
}

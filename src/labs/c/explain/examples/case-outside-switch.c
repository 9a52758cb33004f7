#include <stdio.h>

int main(void)
{
    int option = 1;
    case 1:
        printf("Uno %d\n", option);
    return 0;
}

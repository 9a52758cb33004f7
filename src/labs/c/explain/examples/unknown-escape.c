#include <stdio.h>

int main(void)
{
    printf("C:\juegos\n");
    return 0;
}

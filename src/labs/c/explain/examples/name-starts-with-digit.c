#include <stdio.h>

int main(void)
{
    int 2nota = 5;
    printf("%d\n", 2nota);
    return 0;
}

#include <stdio.h>

int main(void)
{
    int oro = 30;
    int vida = 8;
    int *p = &vida;

    *p = *p + 2;
    p = &oro;
    *p = vida;
    vida = 1;
    *p = *p + 5;
    printf("%d %d\n", oro, vida);
    return 0;
}

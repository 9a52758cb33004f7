#include <stdio.h>

int main(void)
{
    int vida = 10;
    int *donde = &vida;

    *donde = *donde + 5;
    *donde = *donde + 5;
    printf("%d\n", vida);
    vida = 3;
    printf("%d\n", *donde);
    return 0;
}

#include <stdio.h>

int *crear(void)
{
    int *p = (int[]){7, 8};
    return p;
}

int main(void)
{
    int *p = crear();
    printf("%d\n", *p);
    return 0;
}

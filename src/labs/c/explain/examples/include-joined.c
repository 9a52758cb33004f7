#include <stdio.h> int doble(int n);

int main(void)
{
    printf("%d\n", doble(3));
    return 0;
}

#include <stdio.h>

int main(void)
{
    int lado = 5;
    int area = lado ^ 2;
    printf("%d\n", area);
    return 0;
}

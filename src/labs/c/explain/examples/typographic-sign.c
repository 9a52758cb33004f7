#include <stdio.h>

int main(void)
{
    int rest = 5 − 3;
    printf("%d\n", rest);
    return 0;
}

#include <stdio.h>

int main(void)
{
    int places = 40;
    printf("%d\n", 1 << places);
    return 0;
}

#include <stdio.h>

enum color { RED; BLUE };

int main(void)
{
    printf("%d\n", RED);
    return 0;
}

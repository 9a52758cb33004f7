#include <stdio.h>

int main(void)
{
    printf("Van %d a %d\n", 3);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char *luego = NULL + 1;
    printf("%d\n", luego != NULL);
    return 0;
}

#include <stdio.h>

int main(void)
{
    char *later = NULL + 1;
    printf("%d\n", later != NULL);
    return 0;
}

#include <limits.h>
#include <stdio.h>

int main(void)
{
    printf("char: de %d a %d\n", CHAR_MIN, CHAR_MAX);
    printf("int:  de %d a %d\n", INT_MIN, INT_MAX);
    return 0;
}

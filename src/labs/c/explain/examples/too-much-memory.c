#include <stdio.h>

char grande[300 * 1024 * 1024];

int main(void)
{
    grande[0] = 'a';
    printf("%c\n", grande[0]);
    return 0;
}

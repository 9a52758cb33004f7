#include <stdio.h>

char big[100 * 1024 * 1024];

int main(void)
{
    big[0] = 'a';
    printf("%c\n", big[0]);
    return 0;
}

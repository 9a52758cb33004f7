#include <stdio.h>

int main(void)
{
    char s[8];
    s[0] = 's';
    s[1] = 'i';
    printf("%s\n", s);
    return 0;
}

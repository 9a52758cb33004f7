#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char *s = malloc(8);
    if (s == NULL) return 1;
    s[0] = 's';
    s[1] = 'i';
    printf("%s\n", s);
    free(s);
    return 0;
}

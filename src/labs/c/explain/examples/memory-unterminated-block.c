#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char *s = malloc(2);
    if (s == NULL) return 1;
    s[0] = 'n';
    s[1] = 'o';
    printf("%s\n", s);
    free(s);
    return 0;
}

#include <stdio.h>
#include <string.h>
int main(void) {
    char s[3] = {'a', 'b', 'c'};
    printf("%s\n", s);
    printf("%zu\n", strlen(s));
    return 0;
}

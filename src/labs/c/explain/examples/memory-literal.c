#include <stdio.h>
int main(void) {
    char *s = "hola";
    s[0] = 'H';
    puts(s);
    return 0;
}

#include <stdio.h>
#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 3; i++) {
        char *p = malloc(10);
        if (p == NULL) return 1;
        p[0] = 'a';
        putchar(p[0]);
    }
    return 0;
}

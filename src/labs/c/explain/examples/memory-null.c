#include <stdio.h>
int main(void) {
    int *p = NULL;
    int i = 3;
    p[i] = 4;
    printf("%d\n", p[i]);
    return 0;
}

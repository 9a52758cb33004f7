#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(4 * sizeof *p);
    if (p == NULL) return 1;
    p[0] = 3;
    free(p);
    printf("%d\n", p[0]);
    return 0;
}

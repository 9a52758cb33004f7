#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(3 * sizeof *p);
    if (p == NULL) return 1;
    p[0] = 1;
    printf("%d\n", p[2]);
    free(p);
    return 0;
}

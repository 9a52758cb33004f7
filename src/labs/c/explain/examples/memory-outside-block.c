#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int n = 5;
    int *p = malloc(n * sizeof *p);
    if (p == NULL) return 1;
    for (int i = 0; i <= n; i++) p[i] = i;
    printf("%d\n", p[2]);
    free(p);
    return 0;
}

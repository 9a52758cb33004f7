#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(2 * sizeof *p);
    int *q = NULL;

    if (p == NULL) {
        return EXIT_FAILURE;
    }
    p[0] = 4;
    p[1] = 9;
    q = p;
    p = NULL;
    printf("%d\n", q[0] + q[1]);
    free(p);
    q[0]++;
    printf("%d\n", q[0]);
    free(q);
    return EXIT_SUCCESS;
}

#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *v = malloc(3 * sizeof *v);

    if (v == NULL) {
        return EXIT_FAILURE;
    }
[[    for (int i = 0; i < 3; i++) {]]
[[        scanf("%d", &v[i]);]]
[[    }]]
[[    for (int i = 2; i >= 0; i--) {]]
[[        printf("%d\n", v[i]);]]
[[    }]]
[[    free(v);]]
    return EXIT_SUCCESS;
}

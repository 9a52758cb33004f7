#include <stdlib.h>
int main(void) {
    char *p = malloc(10);
    if (p == NULL) return 1;
    free(p + 1);
    return 0;
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    char key[20];
    int count;
};

int main(void)
{
    struct word *v = NULL;
    int n = 0;
    int size = 0;
    int repeated = 0;
    char key[20] = "";

    while (scanf("%19s", key) == 1) {
        int i = 0;

        while (i < n
               && strcmp(v[i].key, key) != 0) {
            i++;
        }
        if (i == n) {
            if (n == size) {
                int more = size == 0 ? 8 : size * 2;
                struct word *bigger
                    = realloc(v, (size_t)more
                                 * sizeof *bigger);

                if (bigger == NULL) {
                    free(v);
                    return EXIT_FAILURE;
                }
                v = bigger;
                size = more;
            }
            strcpy(v[n].key, key);
            v[n].count = 0;
            n++;
        }
        v[i].count++;
    }
    for (int i = 0; i < n; i++) {
        if (v[i].count > 1) {
            printf("%s %d\n", v[i].key,
                   v[i].count);
            repeated++;
        }
    }
    if (repeated == 0) {
        printf("Ninguna.\n");
    }
    free(v);
    return EXIT_SUCCESS;
}

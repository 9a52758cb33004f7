#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *items = NULL;
    int n = 0;
    int total = 0;
    char word[20] = "";

    while (scanf("%19s", word) == 1) {
        if (word[0] == 'u') {
            if (n == 0) {
                printf("Nada.\n");
            } else {
                n--;
            }
            continue;
        }

        int *more = realloc(items, (n + 1)
                            * sizeof *more);

        if (more == NULL) {
            free(items);
            return EXIT_FAILURE;
        }
        items = more;
        items[n] = atoi(word);
        n++;
    }
    for (int i = 0; i < n; i++) {
        total += items[i];
    }
    printf("Total: %d\n", total);
    free(items);
    return EXIT_SUCCESS;
}

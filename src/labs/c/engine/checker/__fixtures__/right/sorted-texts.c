#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int cmp(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(void)
{
    char *p[4];
    const char *q[4] = {"pera", "uva", "manzana", "kiwi"};
    for (int i = 0; i < 4; i++) { p[i] = malloc(strlen(q[i]) + 1); memcpy(p[i], q[i], strlen(q[i]) + 1); }
    qsort(p, 4, sizeof p[0], cmp);
    char todo[64] = "";
    for (int i = 0; i < 4; i++) { strcat(todo, p[i]); if (i < 3) strncat(todo, ", ", 3); free(p[i]); }
    puts(todo);
    char corto[5];
    strncpy(corto, todo, sizeof corto - 1);
    corto[4] = '\0';
    puts(corto);
}

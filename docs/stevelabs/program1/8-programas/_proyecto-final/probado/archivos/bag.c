#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bag.h"

int bag_count(char **items, int n, char sign)
{
    int total = 0;

    for (int i = 0; i < n; i++) {
        if (items[i][0] == sign) {
            total++;
        }
    }
    return total;
}

int bag_first(char **items, int n, char sign)
{
    for (int i = 0; i < n; i++) {
        if (items[i][0] == sign) {
            return i + 1;
        }
    }
    return 0;
}

char **bag_add(char **items, int *n,
               int *capacity, const char *text)
{
    char *copy = malloc(strlen(text) + 1);

    if (copy == NULL) {
        return items;
    }
    if (*n == *capacity) {
        int bigger = *capacity * 2;
        char **more = NULL;

        if (bigger == 0) {
            bigger = 2;
        }
        more = realloc(items, bigger * sizeof *more);
        if (more == NULL) {
            free(copy);
            return items;
        }
        items = more;
        *capacity = bigger;
    }
    strcpy(copy, text);
    items[*n] = copy;
    (*n)++;
    return items;
}

bool bag_remove(char **items, int *n, int place)
{
    if (place < 1 || place > *n) {
        return false;
    }
    free(items[place - 1]);
    for (int i = place; i < *n; i++) {
        items[i - 1] = items[i];
    }
    (*n)--;
    return true;
}

void bag_list(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, items[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

void bag_free(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        free(items[i]);
    }
    free(items);
}

// Falla: caso diecisiete palabras
// Falla: caso otro main, tres mil claves
// Falla: exige memoria
#include <stdlib.h>
#include <string.h>
#include "dict.h"

struct node {
    char key[20];
    int value;
    struct node *next;
};

static struct node **table = NULL;
static int size = 0;
static int count = 0;

static unsigned slot(const char *key)
{
    unsigned hash = 0;

    for (int i = 0; key[i] != '\0'; i++) {
        hash = hash * 31
               + (unsigned char)key[i];
    }
    return hash % (unsigned)size;
}

bool start(void)
{
    table = calloc(8, sizeof *table);
    if (table == NULL) {
        return false;
    }
    size = 8;
    return true;
}

int buckets(void)
{
    return size;
}

// Lends the arrow that leads to a key
static struct node **find_link(
    const char *key)
{
    struct node **link
        = &table[slot(key)];

    while (*link != NULL
           && strcmp((*link)->key, key)
              != 0) {
        link = &(*link)->next;
    }
    return link;
}

// Doubles the buckets, if there is room
static void grow(void)
{
    struct node **old = table;
    int old_size = size;
    struct node **bigger
        = calloc((size_t)size * 2,
                 sizeof *bigger);

    if (bigger == NULL) {
        return;
    }
    table = bigger;
    size *= 2;
    for (int b = 0; b < old_size; b++) {
        struct node *n = old[b];

        if (n != NULL) {
            unsigned to = slot(n->key);

            n->next = NULL;
            table[to] = n;
        }
    }
    free(old);
}

bool put(const char *key, int value)
{
    struct node **link = find_link(key);

    if (*link == NULL) {
        struct node *n = malloc(sizeof *n);

        if (n == NULL) {
            return false;
        }
        strcpy(n->key, key);
        n->value = value;
        n->next = NULL;
        *link = n;
        count++;
        if (count > 2 * size) {
            grow();
        }
        return true;
    }
    (*link)->value = value;
    return true;
}

bool get(const char *key, int *value)
{
    struct node *p = *find_link(key);

    if (p == NULL) {
        return false;
    }
    *value = p->value;
    return true;
}

bool erase(const char *key)
{
    struct node **link = find_link(key);
    struct node *gone = *link;

    if (gone == NULL) {
        return false;
    }
    *link = gone->next;
    free(gone);
    count--;
    return true;
}

void finish(void)
{
    for (int b = 0; b < size; b++) {
        while (table[b] != NULL) {
            struct node *gone = table[b];

            table[b] = gone->next;
            free(gone);
        }
    }
    free(table);
    table = NULL;
    size = 0;
}

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

bool put(const char *key, int value)
{
    struct node *n = malloc(sizeof *n);
    unsigned b = slot(key);

    if (n == NULL) {
        return false;
    }
    strcpy(n->key, key);
    n->value = value;
    n->next = table[b];
    table[b] = n;
    return true;
}

bool get(const char *key, int *value)
{
    struct node *p = table[slot(key)];

    while (p != NULL
           && strcmp(p->key, key) != 0) {
        p = p->next;
    }
    if (p == NULL) {
        return false;
    }
    *value = p->value;
    return true;
}

bool erase(const char *key)
{
    struct node *gone = table[slot(key)];

    if (gone == NULL
        || strcmp(gone->key, key) != 0) {
        return false;
    }
    table[slot(key)] = gone->next;
    free(gone);
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

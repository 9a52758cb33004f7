#include <stdlib.h>
#include <string.h>
#include "dict.h"

struct node {
    char key[20];
    int value;
    unsigned hash;
    struct node *next;
};

static struct node **table = NULL;
static int size = 0;

static unsigned mix(const char *key)
{
    unsigned hash = 0;

    for (int i = 0; key[i] != '\0'; i++) {
        hash = hash * 31
               + (unsigned char)key[i];
    }
    return hash;
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

static int words(void)
{
    int n = 0;

    for (int b = 0; b < size; b++) {
        for (struct node *p = table[b];
             p != NULL; p = p->next) {
            n++;
        }
    }
    return n;
}

static struct node **seek(const char *key)
{
    unsigned hash = mix(key);
    struct node **link
        = &table[hash % (unsigned)size];

    while (*link != NULL
           && ((*link)->hash != hash
               || strcmp((*link)->key, key)
                  != 0)) {
        link = &(*link)->next;
    }
    return link;
}

bool put(const char *key, int value)
{
    struct node **link = seek(key);

    if (*link != NULL) {
        (*link)->value = value;
        return true;
    }
    *link = calloc(1, sizeof **link);
    if (*link == NULL) {
        return false;
    }
    strcpy((*link)->key, key);
    (*link)->value = value;
    (*link)->hash = mix(key);
    if (words() <= 2 * size) {
        return true;
    }

    struct node **old = table;
    int old_size = size;

    table = calloc((size_t)size * 2,
                   sizeof *table);
    if (table == NULL) {
        table = old;
        return true;
    }
    size *= 2;
    for (int b = 0; b < old_size; b++) {
        struct node *p = old[b];

        while (p != NULL) {
            struct node *next = p->next;
            struct node **to = &table[
                p->hash % (unsigned)size];

            p->next = *to;
            *to = p;
            p = next;
        }
    }
    free(old);
    return true;
}

bool get(const char *key, int *value)
{
    struct node *p = *seek(key);

    if (p == NULL) {
        return false;
    }
    *value = p->value;
    return true;
}

bool erase(const char *key)
{
    struct node **link = seek(key);

    if (*link == NULL) {
        return false;
    }

    struct node *next = (*link)->next;

    free(*link);
    *link = next;
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

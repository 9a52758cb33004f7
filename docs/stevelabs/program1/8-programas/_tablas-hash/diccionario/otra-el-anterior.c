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

static bool resize(void)
{
    int more = size * 2;
    int before = size;
    struct node **bigger
        = malloc((size_t)more
                 * sizeof *bigger);

    if (bigger == NULL) {
        return false;
    }
    for (int i = 0; i < more; i++) {
        bigger[i] = NULL;
    }
    size = more;
    for (int b = 0; b < before; b++) {
        struct node *p = table[b];

        while (p != NULL) {
            struct node *next = p->next;
            unsigned to = slot(p->key);

            p->next = bigger[to];
            bigger[to] = p;
            p = next;
        }
    }
    free(table);
    table = bigger;
    return true;
}

static struct node *lookup(const char *key)
{
    for (struct node *p = table[slot(key)];
         p != NULL; p = p->next) {
        if (strcmp(p->key, key) == 0) {
            return p;
        }
    }
    return NULL;
}

bool put(const char *key, int value)
{
    struct node *p = lookup(key);

    if (p != NULL) {
        p->value = value;
        return true;
    }
    p = malloc(sizeof *p);
    if (p == NULL) {
        return false;
    }
    if (count + 1 > size + size) {
        resize();
    }

    unsigned b = slot(key);

    strcpy(p->key, key);
    p->value = value;
    p->next = table[b];
    table[b] = p;
    count++;
    return true;
}

bool get(const char *key, int *value)
{
    const struct node *p = lookup(key);

    if (p != NULL) {
        *value = p->value;
    }
    return p != NULL;
}

bool erase(const char *key)
{
    unsigned b = slot(key);
    struct node *before = NULL;
    struct node *p = table[b];

    while (p != NULL
           && strcmp(p->key, key) != 0) {
        before = p;
        p = p->next;
    }
    if (p == NULL) {
        return false;
    }
    if (before == NULL) {
        table[b] = p->next;
    } else {
        before->next = p->next;
    }
    free(p);
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

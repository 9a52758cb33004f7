#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct node {
    char key[20];
    int count;
    struct node *next;
};

unsigned slot(const char *key)
{
    unsigned hash = 0;

    for (int i = 0; key[i] != '\0'; i++) {
        hash = hash * 31
               + (unsigned char)key[i];
    }
    return hash % BUCKETS;
}

struct node **find_link(
    struct node *table[], const char *key)
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

struct node *new_node(const char *key)
{
    struct node *n = malloc(sizeof *n);

    if (n != NULL) {
        strcpy(n->key, key);
        n->count = 0;
        n->next = NULL;
    }
    return n;
}

int main(void)
{
    struct node *table[BUCKETS] = {NULL};
    char key[20] = "";

    while (scanf("%19s", key) == 1) {
        struct node **link
            = find_link(table, key);

        if (*link == NULL) {
            *link = new_node(key);
        }
        if (*link != NULL) {
            (*link)->count++;
        }
    }
    for (int b = 0; b < BUCKETS; b++) {
        for (struct node *p = table[b];
             p != NULL; p = p->next) {
            printf("%s %d\n", p->key,
                   p->count);
        }
    }
    return EXIT_SUCCESS;
}

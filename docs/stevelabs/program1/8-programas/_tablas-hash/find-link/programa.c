#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 8

struct node {
    char key[20];
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
           && [[strcmp((*link)->key, key)]]
              [[!= 0]]) {
        link = &(*link)->next;
    }
    return link;
}

void free_table(struct node *table[])
{
    for (int b = 0; b < BUCKETS; b++) {
        while (table[b] != NULL) {
            struct node *gone = table[b];

            table[b] = gone->next;
            free(gone);
        }
    }
}

int main(void)
{
    struct node *table[BUCKETS] = {NULL};
    char key[20] = "";
    int count = 0;

    while (scanf("%19s", key) == 1) {
        struct node **link
            = find_link(table, key);

        if ([[*link == NULL]]) {
            [[*link]] = malloc(sizeof **link);
            if (*link == NULL) {
                break;
            }
            strcpy((*link)->key, key);
            (*link)->next = NULL;
            count++;
        }
    }
    printf("Distintas: %d\n", count);
    free_table(table);
    return EXIT_SUCCESS;
}

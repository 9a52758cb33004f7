// Falla: caso hay repetidos
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *prev;
    struct node *next;
};

struct list {
    struct node *head;
    struct node *tail;
};

// Adds a value at the start
bool add_first(struct list *l, int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->value = value;
    n->prev = NULL;
    n->next = l->head;
    if (l->head == NULL) {
        l->tail = n;
    } else {
        l->head->prev = n;
    }
    l->head = n;
    return true;
}

void remove_node(struct list *l,
                 struct node *n)
{
    struct node *p = l->tail;

    while (p->value != n->value) {
        p = p->prev;
    }
    if (p->prev == NULL) {
        l->head = p->next;
    } else {
        p->prev->next = p->next;
    }
    if (p->next == NULL) {
        l->tail = p->prev;
    } else {
        p->next->prev = p->prev;
    }
    free(p);
}

// Shows the values from last to first
void show_back(const struct list *l)
{
    printf("Vuelta:");
    for (const struct node *p = l->tail;
         p != NULL; p = p->prev) {
        printf(" %d", p->value);
    }
    printf("\n");
}

struct node *find(const struct list *l,
                  int value)
{
    struct node *p = l->head;

    while (p != NULL && p->value != value) {
        p = p->next;
    }
    return p;
}

void show(const struct list *l)
{
    printf("Ida:");
    for (const struct node *p = l->head;
         p != NULL; p = p->next) {
        printf(" %d", p->value);
    }
    printf("\n");
}

void free_list(struct list *l)
{
    struct node *p = l->head;

    while (p != NULL) {
        struct node *next = p->next;

        free(p);
        p = next;
    }
    l->head = NULL;
    l->tail = NULL;
}

int main(void)
{
    struct list list = {NULL, NULL};
    char order = ' ';
    int value = 0;

    while (scanf(" %c %d", &order,
                 &value) == 2) {
        if (order == '+') {
            if (!add_first(&list, value)) {
                printf("No cabe.\n");
            }
        } else {
            struct node *n
                = find(&list, value);

            if (n != NULL) {
                remove_node(&list, n);
            }
        }
    }
    show(&list);
    show_back(&list);
    free_list(&list);
    return EXIT_SUCCESS;
}

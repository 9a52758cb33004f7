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

bool add_first(struct list *l, int value)
{
    struct node *n = calloc(1, sizeof *n);
    struct node **back = &l->tail;

    if (n == NULL) {
        return false;
    }
    if (l->head != NULL) {
        back = &l->head->prev;
    }
    *n = (struct node){value, NULL, l->head};
    *back = n;
    l->head = n;
    return true;
}

void remove_node(struct list *l,
                 struct node *n)
{
    struct node **link = &l->head;
    struct node **back = &l->tail;

    if (n != l->head) {
        link = &n->prev->next;
    }
    if (n != l->tail) {
        back = &n->next->prev;
    }
    *link = n->next;
    *back = n->prev;
    free(n);
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

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

// Adds a value at the end of a list
bool add_last(struct node **head,
              int value)
{
    struct node *n = malloc(sizeof *n);
    struct node **link = head;

    if (n == NULL) {
        return false;
    }
    n->value = value;
    n->next = NULL;
    while (*link != NULL) {
        link = &(*link)->next;
    }
    *link = n;
    return true;
}

// Removes the first node with a value
bool remove_value(struct node **head,
                  int value)
{
    struct node **link = head;

    while (*link != NULL
           && (*link)->value != value) {
        link = &(*link)->next;
    }
    if (*link == NULL) {
        return false;
    }

    struct node *gone = *link;

    *link = gone->next;
    free(gone);
    return true;
}

void show(const struct node *head)
{
    if (head == NULL) {
        printf("Cola vacía.\n");
        return;
    }
    printf("Cola:");
    for (const struct node *p = head;
         p != NULL; p = p->next) {
        printf(" %d", p->value);
    }
    printf("\n");
}

void free_list(struct node *head)
{
    while (head != NULL) {
        struct node *next = head->next;

        free(head);
        head = next;
    }
}

int main(void)
{
    struct node *head = NULL;
    char order = ' ';
    int value = 0;

    while (scanf(" %c %d", &order,
                 &value) == 2) {
        if (order == '+') {
            if (!add_last(&head, value)) {
                printf("No cabe.\n");
            }
        } else if (!remove_value(&head,
                                 value)) {
            printf("No está.\n");
        }
    }
    show(head);
    free_list(head);
    return EXIT_SUCCESS;
}

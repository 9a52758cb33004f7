#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

bool add_last(struct node **head,
              int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->value = value;
    n->next = NULL;
    if (*head == NULL) {
        *head = n;
        return true;
    }

    struct node *p = *head;

    while (p->next != NULL) {
        p = p->next;
    }
    p->next = n;
    return true;
}

bool remove_value(struct node **head,
                  int value)
{
    struct node *prev = NULL;
    struct node *p = *head;

    while (p != NULL && p->value != value) {
        prev = p;
        p = p->next;
    }
    if (p == NULL) {
        return false;
    }
    if (prev == NULL) {
        *head = p->next;
    } else {
        prev->next = p->next;
    }
    free(p);
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

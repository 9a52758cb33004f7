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
    if (*head != NULL) {
        return add_last(&(*head)->next,
                        value);
    }
    *head = malloc(sizeof **head);
    if (*head == NULL) {
        return false;
    }
    (*head)->value = value;
    (*head)->next = NULL;
    return true;
}

bool remove_value(struct node **head,
                  int value)
{
    if (*head == NULL) {
        return false;
    }
    if ((*head)->value != value) {
        return remove_value(&(*head)->next,
                            value);
    }

    struct node *rest = (*head)->next;

    free(*head);
    *head = rest;
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

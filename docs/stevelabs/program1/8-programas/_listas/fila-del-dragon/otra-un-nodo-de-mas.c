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
    struct node start = {0, *head};
    struct node *p = &start;

    while (p->next != NULL) {
        p = p->next;
    }
    p->next = malloc(sizeof *p);
    if (p->next == NULL) {
        return false;
    }
    p = p->next;
    p->value = value;
    p->next = NULL;
    *head = start.next;
    return true;
}

bool remove_value(struct node **head,
                  int value)
{
    struct node start = {0, *head};

    for (struct node *p = &start;
         p->next != NULL; p = p->next) {
        if (p->next->value == value) {
            struct node *gone = p->next;

            p->next = gone->next;
            free(gone);
            *head = start.next;
            return true;
        }
    }
    return false;
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

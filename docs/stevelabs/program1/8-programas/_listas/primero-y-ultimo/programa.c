#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

void add_first(struct node **head,
               int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return;
    }
    n->value = value;
    n->next = *head;
    *head = n;
}

void remove_at(struct node **link)
{
    struct node *gone = *link;

    *link = gone->next;
    free(gone);
}

int main(void)
{
    struct node *head = NULL;

    for (int i = 1; i <= 4; i++) {
        add_first(&head, i);
    }
    remove_at(&head);
    remove_at(&head->next->next);
    while (head != NULL) {
        printf("%d\n", head->value);
        remove_at(&head);
    }
    return EXIT_SUCCESS;
}

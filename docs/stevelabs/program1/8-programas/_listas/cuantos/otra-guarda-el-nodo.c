#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int count(const struct node *head)
{
    int n = 0;

    for (; head; head = head->next) {
        ++n;
    }
    return n;
}

bool largest(const struct node *head,
             int *value)
{
    const struct node *best = head;

    if (count(head) == 0) {
        return false;
    }
    while (head->next != NULL) {
        head = head->next;
        if (head->value >= best->value) {
            best = head;
        }
    }
    *value = best->value;
    return true;
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
    int value = 0;
    int best = 0;

    while (scanf("%d", &value) == 1) {
        struct node *n = malloc(sizeof *n);

        if (n == NULL) {
            free_list(head);
            return EXIT_FAILURE;
        }
        n->value = value;
        n->next = head;
        head = n;
    }
    printf("Hay %d.\n", count(head));
    if (largest(head, &best)) {
        printf("El mayor es %d.\n", best);
    } else {
        printf("No hay mayor.\n");
    }
    free_list(head);
    return EXIT_SUCCESS;
}

// Falla: caso cuatro números
// Falla: caso el mayor es el último tecleado
// Falla: caso cien números
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

// Counts the nodes of a list
int count(const struct node *head)
{
    int total = 0;

    for (const struct node *p = head;
         p != NULL; p = p->next) {
        total++;
    }
    return total;
}

bool largest(const struct node *head,
             int *value)
{
    if (head == NULL) {
        return false;
    }
    *value = head->value;
    while (head->next != NULL) {
        if (head->next->value
            > head->value) {
            *value = head->next->value;
        }
        head = head->next;
    }
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

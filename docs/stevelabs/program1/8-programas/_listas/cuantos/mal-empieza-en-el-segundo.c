// Falla: caso cuatro números
// Falla: caso ninguno
// Falla: caso un negativo
// Falla: caso todos negativos
// Falla: caso todos iguales
// Falla: caso el mayor es el último tecleado
// Falla: caso cien números
// Falla: caso otro main, con nodos sueltos
// Falla: exige memoria
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

    for (const struct node *p = head->next;
         p != NULL; p = p->next) {
        total++;
    }
    return total;
}

// Finds the largest value of a list
bool largest(const struct node *head,
             int *value)
{
    if (head == NULL) {
        return false;
    }
    *value = head->value;
    for (const struct node *p = head->next;
         p != NULL; p = p->next) {
        if (p->value > *value) {
            *value = p->value;
        }
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

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

bool add_first([[struct node **head]],
               int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->value = value;
    n->next = [[*head]];
    [[*head]] = n;
    return true;
}

int main(void)
{
    struct node *head = NULL;
    int value = 0;

    while (scanf("%d", &value) == 1) {
        add_first([[&head]], value);
    }
    for (struct node *p = head; p != NULL;
         p = p->next) {
        printf("%d\n", p->value);
    }
    while (head != NULL) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
    return EXIT_SUCCESS;
}

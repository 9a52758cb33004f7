#include <stdio.h>

#define MAX 20

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node nodes[MAX];
    struct node *head = NULL;
    int count = 0;
    int value = 0;

    while (count < MAX
           && scanf("%d", &value) == 1) {
        struct node *n = &nodes[count];

[[        n->value = value;]]
[[        n->next = head;]]
[[        head = n;]]
[[        count++;]]
    }
    for (struct node *p = head; p != NULL;
         p = p->next) {
        printf("%d\n", p->value);
    }
    return 0;
}

#include <stdio.h>

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node a = {4, NULL};
    struct node b = {9, &a};
    struct node c = {1, &b};
    struct node *head = &c;
    int total = 0;
    int n = 0;

    b.next = NULL;
    a.next = head;
    head = &a;
    for (struct node *p = head; p != NULL;
         p = p->next) {
        total += p->value;
        if (p->value > 3) {
            n++;
        }
    }
    printf("%d %d\n", total, n);
    return 0;
}

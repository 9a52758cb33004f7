#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char sign;
    struct node *next;
};

bool add_first(struct node **head, char sign)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->sign = sign;
    n->next = *head;
    *head = n;
    return true;
}

char remove_first(struct node **head)
{
    struct node *gone = *head;
    char sign = ' ';

    if (gone != NULL) {
        sign = gone->sign;
        *head = gone->next;
        free(gone);
    }
    return sign;
}

int first_wrong(const char *text)
{
    const char *opens = "([{";
    const char *closes = ")]}";
    struct node *head = NULL;
    int wrong = 0;
    int i = 0;

    while (text[i] != '\0' && wrong == 0) {
        const char *p = strchr(opens, text[i]);
        const char *q = strchr(closes, text[i]);

        if (p != NULL) {
            add_first(&head, closes[p - opens]);
        } else if (q != NULL
                   && remove_first(&head) != *q) {
            wrong = i + 1;
        }
        i++;
    }
    if (wrong == 0 && head != NULL) {
        wrong = i + 1;
    }
    while (head != NULL) {
        remove_first(&head);
    }
    return wrong;
}

int main(void)
{
    char line[202] = "";
    int wrong = 0;

    if (fgets(line, sizeof line, stdin)
        != NULL) {
        char *end = strchr(line, '\n');

        if (end != NULL) {
            *end = '\0';
        }
    }
    wrong = first_wrong(line);
    if (wrong == 0) {
        printf("Bien.\n");
    } else {
        printf("Mal en %d.\n", wrong);
    }
    return 0;
}

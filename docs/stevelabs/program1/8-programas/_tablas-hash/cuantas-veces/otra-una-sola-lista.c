#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char *key;
    int count;
    struct node *next;
};

int main(void)
{
    struct node *head = NULL;
    char buffer[64] = "";
    bool any = false;

    while (scanf("%63s", buffer) == 1) {
        struct node **link = &head;

        while (*link != NULL
               && strcmp((*link)->key, buffer)) {
            link = &(*link)->next;
        }
        if (*link == NULL) {
            *link = calloc(1, sizeof **link);
            if (*link == NULL) {
                return EXIT_FAILURE;
            }
            (*link)->key
                = malloc(strlen(buffer) + 1);
            if ((*link)->key == NULL) {
                return EXIT_FAILURE;
            }
            strcpy((*link)->key, buffer);
        }
        (*link)->count++;
    }
    while (head != NULL) {
        struct node *next = head->next;

        if (head->count > 1) {
            any = true;
            printf("%s %d\n", head->key,
                   head->count);
        }
        free(head->key);
        free(head);
        head = next;
    }
    if (!any) {
        printf("Ninguna.\n");
    }
    return EXIT_SUCCESS;
}

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 8
#define COLS 20

struct node {
    int row;
    int col;
    int steps;
    struct node *next;
};

struct queue {
    struct node *head;
    struct node *tail;
};

bool enqueue(struct queue *q, int row,
             int col, int steps)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        return false;
    }
    n->row = row;
    n->col = col;
    n->steps = steps;
    n->next = NULL;
    if (q->head == NULL) {
        q->head = n;
    } else {
        q->tail->next = n;
    }
    q->tail = n;
    return true;
}

int main(void)
{
    char map[ROWS][COLS + 1];
    struct queue q = {NULL, NULL};
    int answer = -1;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
        for (int c = 0; c < COLS; c++) {
            if (map[r][c] == '@') {
                enqueue(&q, r, c, 0);
            }
        }
    }
    while (q.head != NULL) {
        struct node *n = q.head;
        int r = n->row;
        int c = n->col;

        if (r >= 0 && r < ROWS && c >= 0
            && c < COLS && map[r][c] != '#') {
            if (map[r][c] == 'S'
                && answer == -1) {
                answer = n->steps;
            }
            map[r][c] = '#';
            enqueue(&q, r - 1, c, n->steps + 1);
            enqueue(&q, r, c + 1, n->steps + 1);
            enqueue(&q, r + 1, c, n->steps + 1);
            enqueue(&q, r, c - 1, n->steps + 1);
        }
        q.head = n->next;
        free(n);
    }
    if (answer == -1) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", answer);
    }
    return 0;
}

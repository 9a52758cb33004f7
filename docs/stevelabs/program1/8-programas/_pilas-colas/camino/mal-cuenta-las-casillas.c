// Falla: caso dos caminos
// Falla: caso el corto por el otro lado
// Falla: caso uno al lado del otro
// Falla: caso de esquina a esquina
// Falla: caso un pasillo que va y viene
#include <stdbool.h>
#include <stdio.h>

#define ROWS 8
#define COLS 20
#define SIZE (ROWS * COLS)

struct queue {
    int items[SIZE];
    int head;
    int tail;
    int count;
};

bool enqueue(struct queue *q, int value)
{
    if (q->count == SIZE) {
        return false;
    }
    q->items[q->tail] = value;
    q->tail = (q->tail + 1) % SIZE;
    q->count++;
    return true;
}

bool dequeue(struct queue *q, int *value)
{
    if (q->count == 0) {
        return false;
    }
    *value = q->items[q->head];
    q->head = (q->head + 1) % SIZE;
    q->count--;
    return true;
}

// Look for a sign; -1 if it is not there
int find(char map[ROWS][COLS + 1], char sign)
{
    for (int i = 0; i < SIZE; i++) {
        if (map[i / COLS][i % COLS] == sign) {
            return i;
        }
    }
    return -1;
}

// Count the steps between two places;
// -1 if there is no way
int steps(char map[ROWS][COLS + 1],
          int place, int goal)
{
    const int down[4] = {-1, 0, 1, 0};
    const int right[4] = {0, 1, 0, -1};
    struct queue q = {0};
    int dist[SIZE];

    for (int i = 0; i < SIZE; i++) {
        dist[i] = -1;
    }
    dist[place] = 1;
    enqueue(&q, place);
    while (dequeue(&q, &place)) {
        for (int i = 0; i < 4; i++) {
            int r = place / COLS + down[i];
            int c = place % COLS + right[i];
            int next = r * COLS + c;

            if (r >= 0 && r < ROWS
                && c >= 0 && c < COLS
                && map[r][c] != '#'
                && dist[next] == -1) {
                dist[next] = dist[place] + 1;
                enqueue(&q, next);
            }
        }
    }
    return dist[goal];
}

int main(void)
{
    char map[ROWS][COLS + 1];
    int n = 0;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
    }
    n = steps(map, find(map, '@'),
              find(map, 'S'));
    if (n == -1) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", n);
    }
    return 0;
}

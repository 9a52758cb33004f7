#include <stdbool.h>
#include <stdio.h>

#define ROWS 5
#define COLS 10
#define SIZE 50

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

char sign_at(int place)
{
    const char map[ROWS][COLS + 1] = {
        "##########",
        "#......#.#",
        "#.##.#.#.#",
        "#....#.#.#",
        "##########",
    };

    return map[place / COLS][place % COLS];
}

int main(void)
{
    int moves[4] = {-COLS, 1, COLS, -1};
    int dist[SIZE];
    struct queue q = {0};
    int place = 0;
    int goal = 0;

    for (int i = 0; i < SIZE; i++) {
        dist[i] = -1;
    }
    scanf("%d %d", &place, &goal);
    dist[place] = 0;
    enqueue(&q, place);

[[    while (dequeue(&q, &place)) {]]
[[        for (int i = 0; i < 4; i++) {]]
[[            int next = place + moves[i];]]
[[            if (sign_at(next) != '#' && dist[next] == -1) {]]
[[                dist[next] = dist[place] + 1;]]
[[                enqueue(&q, next);]]
[[            }]]
[[        }]]
[[    }]]
    printf("%d\n", dist[goal]);
    return 0;
}

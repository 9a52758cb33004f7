#include <stdio.h>
#include <string.h>

#define ROWS 8
#define COLS 20
#define WIDE 22
#define SIZE 220

int main(void)
{
    char map[SIZE];
    char line[COLS + 1] = "";
    int moves[4] = {-WIDE, 1, WIDE, -1};
    int items[SIZE];
    int dist[SIZE] = {0};
    int head = 0;
    int tail = 0;
    int goal = 0;

    memset(map, '#', sizeof map);
    for (int r = 1; r <= ROWS; r++) {
        scanf("%20s", line);
        memcpy(map + r * WIDE + 1, line, COLS);
    }
    for (int i = 0; i < SIZE; i++) {
        if (map[i] == '@') {
            items[tail] = i;
            tail++;
            map[i] = '#';
        } else if (map[i] == 'S') {
            goal = i;
        }
    }
    while (head < tail) {
        int place = items[head];

        head++;
        for (int i = 0; i < 4; i++) {
            int next = place + moves[i];

            if (map[next] != '#') {
                map[next] = '#';
                dist[next] = dist[place] + 1;
                items[tail] = next;
                tail++;
            }
        }
    }
    if (dist[goal] == 0) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", dist[goal]);
    }
    return 0;
}

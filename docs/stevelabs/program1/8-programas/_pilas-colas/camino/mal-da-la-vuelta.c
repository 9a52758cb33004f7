// Falla: caso un muro de arriba abajo
// Falla: caso de esquina a esquina
// Falla: caso de la derecha a la izquierda
// Falla: caso un pasillo que va y viene
// Falla: caso la arroba encerrada
#include <stdio.h>

#define ROWS 8
#define COLS 20
#define SIZE 160

int main(void)
{
    char map[SIZE + 1] = "";
    int moves[4] = {-COLS, 1, COLS, -1};
    int items[SIZE];
    int dist[SIZE];
    int head = 0;
    int tail = 0;
    int goal = 0;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map + r * COLS);
    }
    for (int i = 0; i < SIZE; i++) {
        dist[i] = -1;
        if (map[i] == '@') {
            items[tail] = i;
            tail++;
            dist[i] = 0;
        } else if (map[i] == 'S') {
            goal = i;
        }
    }
    while (head < tail) {
        int place = items[head];

        head++;
        for (int i = 0; i < 4; i++) {
            int next = place + moves[i];

            if (next >= 0 && next < SIZE
                && map[next] != '#'
                && dist[next] == -1) {
                dist[next] = dist[place] + 1;
                items[tail] = next;
                tail++;
            }
        }
    }
    if (dist[goal] == -1) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", dist[goal]);
    }
    return 0;
}

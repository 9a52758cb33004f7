// Falla: caso un muro de arriba abajo
// Falla: caso de esquina a esquina
// Falla: caso de la derecha a la izquierda
// Falla: caso la salida rodeada
// Falla: exige memoria
#include <stdbool.h>
#include <stdio.h>

#define ROWS 8
#define COLS 20
#define SIZE (ROWS * COLS)

int main(void)
{
    char map[ROWS][COLS + 1];
    int items[SIZE];
    int dist[SIZE];
    int head = 0;
    int tail = 0;
    int answer = -1;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
        for (int c = 0; c < COLS; c++) {
            if (map[r][c] == '@') {
                items[tail] = r * COLS + c;
                dist[tail] = 0;
                tail++;
            }
        }
    }
    while (head < tail && answer == -1) {
        int r = items[head] / COLS;
        int c = items[head] % COLS;
        int d = dist[head];

        head++;
        if (map[r][c] == 'S') {
            answer = d;
        }
        map[r][c] = '#';
        for (int i = 0; i < 4; i++) {
            int nr = r + (i == 0) - (i == 1);
            int nc = c + (i == 2) - (i == 3);

            if (nr >= 0 && nr < ROWS
                && nc >= 0 && nc < COLS
                && map[nr][nc] != '#') {
                items[tail] = nr * COLS + nc;
                dist[tail] = d + 1;
                tail++;
            }
        }
    }
    if (answer == -1) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", answer);
    }
    return 0;
}

// Falla: caso el nombre lleva signos de formato
// Falla: exige memoria
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 4
#define LONGEST 11
#define LINE 200

struct player {
    char name[LONGEST + 1];
    short points;
};

// Is this row good enough for the board?
bool check(const char *name, double points)
{
    if (strlen(name) > LONGEST) {
        return false;
    }
    return points >= 0 && points <= 32767;
}

int main(void)
{
    struct player board[MAX];
    char line[LINE];
    char name[LONGEST + 2];
    double points = 0;
    int count = 0;
    int rejected = 0;

    while (fgets(line, sizeof line, stdin)
           != NULL) {
        if (count == MAX
            || sscanf(line, "%12s %lf", name,
                   &points) != 2
            || !check(name, points)) {
            rejected++;
            continue;
        }
        strcpy(board[count].name, name);
        board[count].points = (short)points;
        count++;
    }
    for (int i = 0; i < count; i++) {
        printf(board[i].name);
        printf(": %d\n", board[i].points);
    }
    printf("Rechazadas: %d\n", rejected);
    return EXIT_SUCCESS;
}

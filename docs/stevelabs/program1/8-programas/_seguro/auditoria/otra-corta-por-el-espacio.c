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

// Reads a row; says whether it is good
bool read_row(char *line, struct player *p)
{
    char *space = strchr(line, ' ');
    double points = -1;

    if (space == NULL || space == line
        || space - line > LONGEST) {
        return false;
    }
    if (sscanf(space, "%lf", &points) != 1
        || points < 0 || points > 32767) {
        return false;
    }
    *space = '\0';
    strcpy(p->name, line);
    p->points = (short)points;
    return true;
}

int main(void)
{
    struct player board[MAX];
    struct player p;
    char line[LINE];
    int count = 0;
    int rejected = 0;

    while (fgets(line, sizeof line, stdin)
           != NULL) {
        if (!read_row(line, &p)
            || count >= MAX) {
            rejected++;
        } else {
            board[count++] = p;
        }
    }
    for (int i = 0; i < count; i++) {
        printf("%s: %d\n", board[i].name,
               (int)board[i].points);
    }
    printf("Rechazadas: %d\n", rejected);
    return EXIT_SUCCESS;
}

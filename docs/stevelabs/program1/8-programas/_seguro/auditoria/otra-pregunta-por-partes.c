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
bool read_row(const char *line,
              struct player *p)
{
    char name[LINE];
    double points = 0;

    if (sscanf(line, "%199s %lf", name,
               &points) != 2) {
        return false;
    }
    if (strlen(name) > LONGEST) {
        return false;
    }
    if (points < 0 || points > 32767) {
        return false;
    }
    snprintf(p->name, sizeof p->name, "%s",
             name);
    p->points = (short)points;
    return true;
}

int main(void)
{
    struct player board[MAX];
    char line[LINE];
    int count = 0;
    int rejected = 0;

    while (fgets(line, sizeof line, stdin)
           != NULL) {
        struct player p;

        if (count < MAX
            && read_row(line, &p)) {
            board[count] = p;
            count++;
        } else {
            rejected++;
        }
    }
    for (int i = 0; i < count; i++) {
        printf("%s: %d\n", board[i].name,
               board[i].points);
    }
    printf("Rechazadas: %d\n", rejected);
    return EXIT_SUCCESS;
}

#include <stdio.h>

#define MAX_FORCE 12
#define MAX_HEALTH 30

int limit(int n, int low, int high)
{
    if (n < low) {
        return low;
    }
    if (n > high) {
        return high;
    }
    return n;
}

void print_bar(const char *name,
               int health)
{
    printf("%s ", name);
    for (int i = 0; i < health; i++) {
        printf("#");
    }
    printf(" %d\n", health);
}

struct fight {
    int hero;
    int rat;
};

struct fight obey(struct fight f,
                  char command, int force)
{
    if (command == 'g') {
        printf("Das un golpe de %d.\n", force);
        f.rat = limit(f.rat - force, 0, f.rat);
    } else if (command == 'r') {
        printf("La rata muerde %d.\n", force);
        f.hero = limit(f.hero - force, 0, f.hero);
    } else if (command == 'c') {
        printf("Te curas %d.\n", force);
        f.hero = limit(f.hero + force, 0, MAX_HEALTH);
    } else {
        printf("No pasa nada.\n");
    }
    return f;
}

// Read a command and play it; false if
// there is none
int play_turn(struct fight *f, int turn)
{
    char command = ' ';
    int force = 0;

    if (scanf(" %c%d", &command, &force) != 2) {
        return 0;
    }
    printf("Turno %d.\n", turn);
    *f = obey(*f, command, limit(force, 0, MAX_FORCE));
    print_bar("Tú  ", f->hero);
    print_bar("Rata", f->rat);
    return 1;
}

void print_ending(int hero, int rat,
                  int turn)
{
    if (rat == 0) {
        printf("Ganas en %d turnos.\n",
               turn);
    } else if (hero == 0) {
        printf("Te gana la rata.\n");
    } else {
        printf("Lo dejan en %d a %d.\n",
               hero, rat);
    }
}

int main(void)
{
    struct fight f = {0, 0};
    int turn = 0;

    scanf("%d %d", &f.hero, &f.rat);
    while (f.hero > 0 && f.rat > 0
           && play_turn(&f, turn + 1)) {
        turn++;
    }
    print_ending(f.hero, f.rat, turn);
    return 0;
}

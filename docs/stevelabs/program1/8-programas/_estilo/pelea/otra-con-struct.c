#include <stdio.h>

enum {
    MAX_FORCE = 12,
    MAX_HEALTH = 30
};

struct fight {
    int hero;
    int rat;
    int turn;
};

int limit(int n, int low, int high)
{
    return n < low ? low : n > high ? high : n;
}

void print_bar(int health)
{
    for (int i = 0; i < health; i++) {
        printf("#");
    }
    printf(" %d\n", health);
}

void print_state(const struct fight *f)
{
    printf("Tú   ");
    print_bar(f->hero);
    printf("Rata ");
    print_bar(f->rat);
}

void hit(struct fight *f, int force)
{
    f->rat = limit(f->rat - force, 0, f->rat);
    printf("Das un golpe de %d.\n", force);
}

void bite(struct fight *f, int force)
{
    f->hero = limit(f->hero - force, 0, f->hero);
    printf("La rata muerde %d.\n", force);
}

void heal(struct fight *f, int force)
{
    f->hero = limit(f->hero + force, 0, MAX_HEALTH);
    printf("Te curas %d.\n", force);
}

void play_turn(struct fight *f, char command, int force)
{
    f->turn++;
    printf("Turno %d.\n", f->turn);
    force = limit(force, 0, MAX_FORCE);
    if (command == 'g') {
        hit(f, force);
    } else if (command == 'r') {
        bite(f, force);
    } else if (command == 'c') {
        heal(f, force);
    } else {
        printf("No pasa nada.\n");
    }
    print_state(f);
}

void print_ending(const struct fight *f)
{
    if (f->rat == 0) {
        printf("Ganas en %d turnos.\n", f->turn);
    } else if (f->hero == 0) {
        printf("Te gana la rata.\n");
    } else {
        printf("Lo dejan en %d a %d.\n",
               f->hero, f->rat);
    }
}

int main(void)
{
    struct fight f = {0, 0, 0};
    char command = ' ';
    int force = 0;

    scanf("%d", &f.hero);
    scanf("%d", &f.rat);
    while (f.hero > 0 && f.rat > 0
           && scanf(" %c%d", &command, &force) == 2) {
        play_turn(&f, command, force);
    }
    print_ending(&f);
    return 0;
}

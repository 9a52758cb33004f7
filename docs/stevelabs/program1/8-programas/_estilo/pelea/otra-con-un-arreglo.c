#include <stdio.h>

int limit(int value, int max)
{
    if (value < 0) {
        value = 0;
    }
    if (value > max) {
        value = max;
    }
    return value;
}

int print_bar(int health)
{
    int left = health;

    while (left > 0) {
        printf("#");
        left--;
    }
    printf(" %d\n", health);
    return health;
}

// Returns the health of the hero and
// leaves the one of the rat in place
int play_turn(char command, int force,
              int hero, int *rat)
{
    const int healed = hero + force;

    if (command == 'g') {
        printf("Das un golpe de %d.\n", force);
        *rat = limit(*rat - force, *rat);
    } else if (command == 'r') {
        printf("La rata muerde %d.\n", force);
        hero = limit(hero - force, hero);
    } else if (command == 'c') {
        printf("Te curas %d.\n", force);
        hero = limit(healed, 30);
    } else {
        printf("No pasa nada.\n");
    }
    return hero;
}

void print_ending(int hero, int rat, int turn)
{
    if (rat == 0) {
        printf("Ganas en %d turnos.\n", turn);
    } else if (hero == 0) {
        printf("Te gana la rata.\n");
    } else {
        printf("Lo dejan en %d a %d.\n", hero, rat);
    }
}

int main(void)
{
    int health[2] = {0, 0};
    int turn = 0;
    int force = 0;
    char command = ' ';

    scanf("%d%d", &health[0], &health[1]);
    while (health[0] > 0 && health[1] > 0
           && scanf(" %c%d", &command, &force) == 2) {
        turn++;
        printf("Turno %d.\n", turn);
        health[0] = play_turn(command, limit(force, 12),
                              health[0], &health[1]);
        printf("Tú   ");
        print_bar(health[0]);
        printf("Rata ");
        print_bar(health[1]);
    }
    print_ending(health[0], health[1], turn);
    return 0;
}

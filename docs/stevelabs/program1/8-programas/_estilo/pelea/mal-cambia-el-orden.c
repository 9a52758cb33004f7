// Falla: caso un golpe y un mordisco
// Falla: caso gana a la primera
// Falla: caso una cura de más
// Falla: caso pierde
// Falla: caso fuerza fuera de sus límites
// Falla: caso un comando que no existe
// Falla: caso empieza con más de 30
// Falla: caso la rata empieza con más de 30
// Falla: caso la entrada se corta
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

// Does what the command says, and leaves
// both healths as they end
void play_turn(char command, int force,
               int *hero, int *rat)
{
    force = limit(force, 0, MAX_FORCE);
    switch (command) {
    case 'g':
        *rat = limit(*rat - force, 0, *rat);
        printf("Das un golpe de %d.\n",
               force);
        break;
    case 'r':
        *hero = limit(*hero - force,
                      0, *hero);
        printf("La rata muerde %d.\n",
               force);
        break;
    case 'c':
        *hero = limit(*hero + force,
                      0, MAX_HEALTH);
        printf("Te curas %d.\n", force);
        break;
    default:
        printf("No pasa nada.\n");
    }
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
    int hero = 0;
    int rat = 0;
    int turn = 0;
    char command = ' ';
    int force = 0;

    scanf("%d", &hero);
    scanf("%d", &rat);
    while (hero > 0 && rat > 0
           && scanf(" %c%d", &command,
                    &force) == 2) {
        turn++;
        play_turn(command, force,
                  &hero, &rat);
        printf("Turno %d.\n", turn);
        print_bar("Tú  ", hero);
        print_bar("Rata", rat);
    }
    print_ending(hero, rat, turn);
    return 0;
}

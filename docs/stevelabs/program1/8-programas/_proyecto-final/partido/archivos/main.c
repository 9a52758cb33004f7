#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "bag.h"
#include "door.h"
#include "fight.h"
#include "game.h"
#include "hero.h"
#include "input.h"
#include "map.h"
#include "save.h"
#include "title.h"

#define LOOT 30
#define COINS 25
#define DOOR_DAMAGE 8
#define TEXT_SIZE 100
#define SAVE_FILE "partida.txt"

// Asks for the inscription and writes in text the
// item of that sign: "poción: agua clara"
static void compose(char *text, int n, char sign)
{
    char line[LINE_SIZE] = "";
    const char *name = "llave";

    if (sign == 'p') {
        name = "poción";
    }
    printf("Inscripción:\n");
    input_line(line, LINE_SIZE);
    if (line[0] == '\0') {
        snprintf(text, n, "%s", name);
    } else {
        snprintf(text, n, "%s: %s",
                 name, line);
    }
}

int main(void)
{
    const char *const words[WORDS] = {
        "cofre", "ancla", "espada",
    };
    struct game g = {
        .initial = '?',
        .map = {
            "#########",
            "#...p..E#",
            "#.##o##A#",
            "#l.p#p..S",
            "#########",
        },
        .row = 1,
        .column = 1,
    };
    char text[TEXT_SIZE] = "";
    int place = 0;
    char line[LINE_SIZE] = "";
    int option = 0;
    int lines = 0;
    enum result r = BAD_LINE;

    title_show();

    printf("Opción, ");
    option = input_between(1, 3);
    while (option == 2 && r != LOADED) {
        r = save_read(&g, SAVE_FILE, &lines);
        save_tell(r, SAVE_FILE, lines);
        if (r != LOADED) {
            printf("Opción, ");
            option = input_between(1, 3);
        }
    }
    if (option == 3) {
        printf("Hasta pronto.\n");
        return EXIT_SUCCESS;
    }
    if (option == 1) {
        hero_create(&g);
    }
    srand((unsigned)g.seed);

    while (g.map[g.row][g.column] != 'S') {
        int row = g.row;
        int column = g.column;
        char sign = ' ';

        map_draw(g.map, g.row, g.column);
        printf("¿Qué haces?\n");
        input_line(line, LINE_SIZE);
        switch (line[0]) {
        case 'n':
            row--;
            break;
        case 's':
            row++;
            break;
        case 'e':
            column++;
            break;
        case 'o':
            column--;
            break;
        case 'm':
            bag_list(g.items, g.n);
            continue;
        case 't':
        case 'b':
            if (line[1] != ' '
                || !input_to_int(line + 2, &place)) {
                printf("No entiendo.\n");
            } else if (place < 1 || place > g.n) {
                printf("Ahí no hay nada.\n");
            } else if (line[0] == 't') {
                printf("Tiras: %s\n",
                       g.items[place - 1]);
                bag_remove(g.items, &g.n, place);
            } else if (g.items[place - 1][0] == 'p') {
                bag_remove(g.items, &g.n, place);
                g.health = hero_drink(g.health,
                                      hero_max_health(g.strength));
            } else {
                printf("No se bebe.\n");
            }
            continue;
        case 'g':
            if (save_write(&g, SAVE_FILE)) {
                printf("Guardada.\n");
            } else {
                perror(SAVE_FILE);
            }
            continue;
        case 'c':
            r = save_read(&g, SAVE_FILE, &lines);
            save_tell(r, SAVE_FILE, lines);
            if (r == LOADED) {
                srand((unsigned)g.seed);
            }
            continue;
        case 'q':
            printf("Hasta pronto.\n");
            bag_free(g.items, g.n);
            return EXIT_SUCCESS;
        default:
            printf("No entiendo.\n");
            continue;
        }

        if (!map_can_enter(g.map, row, column)) {
            printf("Muro.\n");
            continue;
        }
        if (g.map[row][column] == 'A') {
            int keys = bag_count(g.items, g.n, 'l');

            if (!door_try(words[g.word],
                          keys > 0)) {
                g.word++;
                if (g.word == WORDS) {
                    g.word = 0;
                }
                g.health -= DOOR_DAMAGE;
                if (g.health <= 0) {
                    printf("Caes ante la puerta.\n");
                    bag_free(g.items, g.n);
                    return EXIT_SUCCESS;
                }
                printf("Vida: %d\n", g.health);
                continue;
            }
            g.map[row][column] = '.';
        }
        g.row = row;
        g.column = column;
        g.moves++;

        sign = g.map[row][column];
        if (sign == 'E') {
            fight(&g);
            if (g.health <= 0) {
                bag_free(g.items, g.n);
                return EXIT_SUCCESS;
            }
            g.gold += LOOT;
            printf("Vida: %d. Oro: %d\n",
                   g.health, g.gold);
            g.map[row][column] = '.';
        } else if (sign == 'o') {
            g.gold += COINS;
            printf("Oro: %d\n", g.gold);
            g.map[row][column] = '.';
        } else if (sign == 'p' || sign == 'l') {
            int before = g.n;

            compose(text, TEXT_SIZE, sign);
            g.items = bag_add(g.items, &g.n,
                              &g.capacity, text);
            if (g.n > before) {
                printf("Recoges: %s\n", text);
                g.map[row][column] = '.';
            } else {
                printf("No cabe.\n");
            }
        }
    }
    printf("Sales en %d movimientos.\n",
           g.moves);
    printf("Vida: %d. Oro: %d\n", g.health, g.gold);
    bag_free(g.items, g.n);
    return EXIT_SUCCESS;
}

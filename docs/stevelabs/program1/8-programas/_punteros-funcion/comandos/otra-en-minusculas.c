#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct command {
    const char *name;
    void (*run)(void);
};

void go_north(void)
{
    printf("Vas al norte.\n");
}

void show_bag(void)
{
    printf("Llevas una llave.\n");
}

void rest(void)
{
    printf("Duermes un rato.\n");
}

void to_lower(char to[20], const char from[])
{
    int i = 0;

    for (i = 0; from[i] != '\0' && i < 19; i++) {
        to[i] = tolower(from[i]);
    }
    to[i] = '\0';
}

// Runs the command called word, if any
bool run_command(
    const struct command table[], int n,
    const char word[])
{
    char wanted[20] = "";
    bool found = false;

    to_lower(wanted, word);
    for (int i = 0; i < n && !found; i++) {
        char name[20] = "";

        to_lower(name, table[i].name);
        if (strcmp(name, wanted) == 0) {
            found = true;
            table[i].run();
        }
    }
    return found;
}

int main(void)
{
    const struct command table[] = {
        {.name = "norte", .run = go_north},
        {.name = "mochila", .run = show_bag},
        {.name = "descansa", .run = rest},
    };
    int n = sizeof table / sizeof table[0];
    char word[20] = "";

    while (scanf("%19s", word) == 1) {
        if (!run_command(table, n, word)) {
            printf("No entiendo.\n");
        }
    }
    return 0;
}

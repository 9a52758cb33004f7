// Falla: caso más cortas y más largas que un nombre
// mal: le basta con que coincidan las primeras letras
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

bool same_start(const char a[],
                const char b[])
{
    for (int i = 0; b[i] != '\0'; i++) {
        if (tolower(a[i]) != tolower(b[i])) {
            return false;
        }
    }
    return true;
}

// Runs the command called word, if any
bool run_command(
    const struct command table[], int n,
    const char word[])
{
    for (int i = 0; i < n; i++) {
        if (same_start(table[i].name, word)) {
            table[i].run();
            return true;
        }
    }
    return false;
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

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

static bool same(const char *a, const char *b)
{
    while (toupper(*a) == toupper(*b)) {
        if (*a == '\0') {
            return true;
        }
        a++;
        b++;
    }
    return false;
}

// Runs the command called word, if any
bool run_command(
    const struct command table[], int n,
    const char word[])
{
    void (*chosen)(void) = NULL;

    for (const struct command *c = table;
         c < table + n; c++) {
        if (same(c->name, word)) {
            chosen = c->run;
        }
    }
    if (chosen == NULL) {
        return false;
    }
    chosen();
    return true;
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

#include <stdio.h>

struct command {
    char key;
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

int main(void)
{
    const struct command commands[] = {
        {.key = 'n', .run = go_north},
        {.key = 'm', .run = show_bag},
        {.key = 'd', .run = [[rest]]},
    };
    int n = sizeof commands
            / sizeof commands[0];
    char key = ' ';

    while (scanf(" %c", &key) == 1) {
        for (int i = 0; i < n; i++) {
            if (commands[i].key == key) {
                [[commands[i].run();]]
            }
        }
    }
    return 0;
}

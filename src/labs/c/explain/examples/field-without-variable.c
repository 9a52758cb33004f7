#include <stdio.h>

struct jugador {
    char nombre[20];
    int oro;
};

int main(void)
{
    struct jugador ana = {"Ana", 0};

    oro = 5;
    printf("%d\n", ana.oro);
    return 0;
}

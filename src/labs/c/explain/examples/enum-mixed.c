#include <stdio.h>

enum color { ROJO, VERDE };
enum talla { CHICA, GRANDE };

int main(void)
{
    enum color pintar = GRANDE;
    printf("%d\n", pintar == ROJO);
    return 0;
}

#include <stdio.h>

enum color { ROJO, VERDE };
enum cantidad { CHICO, GRANDE };

int main(void)
{
    enum color pintar = GRANDE;
    printf("%d\n", pintar == ROJO);
    return 0;
}

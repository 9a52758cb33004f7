#include <stdio.h>

enum color { ROJO, VERDE };

int main(void)
{
    enum color pintar = ROJO;
    switch (pintar) {
    case 7:
        printf("Siete\n");
        break;
    default:
        printf("Otro\n");
    }
    return 0;
}

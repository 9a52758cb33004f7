#include <stdio.h>

enum color { ROJO, VERDE, AZUL };

int main(void)
{
    enum color pintar = ROJO;
    switch (pintar) {
    case ROJO:
        printf("Rojo\n");
        break;
    case VERDE:
        printf("Verde\n");
        break;
    }
    return 0;
}

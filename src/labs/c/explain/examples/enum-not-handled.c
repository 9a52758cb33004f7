#include <stdio.h>

enum color { RED, GREEN, BLUE };

int main(void)
{
    enum color paint = RED;
    switch (paint) {
    case RED:
        printf("Rojo\n");
        break;
    case GREEN:
        printf("Verde\n");
        break;
    }
    return 0;
}

#include <stdio.h>

enum color { RED, GREEN };

int main(void)
{
    enum color paint = RED;
    switch (paint) {
    case 7:
        printf("Siete\n");
        break;
    default:
        printf("Otro\n");
    }
    return 0;
}

#include <stdio.h>

int main(void)
{
    char opcion = 'a';
    switch (opcion) {
    case "a":
        puts("A");
        break;
    default:
        puts("otra");
    }
    return 0;
}
